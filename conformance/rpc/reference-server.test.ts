import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import type { Incoming, OutgoingResponse } from '../selftest/http1-and-2-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { notesImage, startReference, startSecureReference } from '../testing/reference-server.ts'
import { runToy, type ToyRun } from '../testing/run-toy.ts'

const folder = temporaryFolder({})
const image = folder.file('notes.binpb')
writeFileSync(image, notesImage())
afterAll(() => folder[Symbol.dispose]())

/** The REST endpoint of the preflight. */
const rest = (_incoming: Incoming, outgoing: OutgoingResponse): void => {
  outgoing.setHeader('content-type', 'application/json')
  outgoing.setHeader('cache-control', 'no-store')
  outgoing.end('[]')
}

const everything = {
  protocols: ['connect-json', 'connect-proto', 'grpc-web', 'grpc'],
  http: ['1.1', '2'],
  gzip: true,
  deadlines: true,
  get: true,
  unknownFields: 'ignored',
}
const runRpc = (
  address: string,
  {
    only = 'rpc/**',
    ...target
  }: { only?: string; rpc?: object; ca?: string; timeoutSeconds?: number } = {},
): Promise<ToyRun> =>
  runToy(address, {
    target: { timeoutSeconds: 60, rpc: everything, ...target },
    args: ['--proto', image, '--only', only],
  })

test('a third-party server conforms, except that it accepts JSON that is not UTF-8', async () => {
  const server = await startReference(rest)
  try {
    const { failed, reports } = await runRpc(server.address, {
      only: 'rpc/NotesService.GetNote/**',
    })
    expect(failed).toEqual([
      'rpc/NotesService.GetNote/negative/wire/bad-utf8: negative_data_rejection',
    ])
    for (const axis of [
      'GetNote/examples/empty/proto:grpc"',
      'GetNote/protocol/get"',
      'GetNote/protocol/equal/proto:grpcweb"',
      'GetNote/protocol/unknown-field"',
      'GetNote/access/nobody/proto:grpc"',
    ])
      expect(reports.events).toContain(axis)
  } finally {
    await server.close()
  }
})

test('supports TLS and streams', async () => {
  const server = await startSecureReference(rest)
  try {
    writeFileSync(folder.file('ca.pem'), server.ca)
    const run = await runRpc(server.address, {
      ca: folder.file('ca.pem'),
      only: 'rpc/NotesService.WatchNotes/protocol/**',
    })
    expect([run.code, run.failed, run.words]).toEqual([0, [], ''])
  } finally {
    await server.close()
  }
})

/** A stream that ignores its deadline. */
async function* onAndOn(): AsyncGenerator<object> {
  yield {}
  await sleep(1_600)
}

test('a server that rejects unknown fields', async () => {
  const server = await startReference(rest, { refusesUnknown: true })
  try {
    expect(
      (await runRpc(server.address, { only: 'rpc/NotesService.AddNote/protocol/unknown-field**' }))
        .failed,
    ).toEqual([
      'rpc/NotesService.AddNote/protocol/unknown-field: no_reflection, unknown_fields_ignored',
    ])
  } finally {
    await server.close()
  }
})

test.each([
  [
    'exceeds its deadline',
    everything,
    ['rpc/NotesService.WatchNotes/protocol/stream-as-shown/http:2: deadline_honoured'],
  ],
  ['is read for a limited time without a deadline', { http: ['1.1', '2'] }, []],
])('an endless stream %s', async (_, rpc, failures) => {
  const server = await startReference(rest, { watch: onAndOn })
  try {
    expect(
      (await runRpc(server.address, { only: 'rpc/*/protocol/stream-as-shown/http:2', rpc })).failed,
    ).toEqual(failures)
  } finally {
    await server.close()
  }
})

test('a stream that is late once is asked again, and then judged', async () => {
  let asked = 0
  const server = await startReference(rest, {
    watch: async function* lateOnce() {
      asked += 1
      yield* asked === 1 ? onAndOn() : [{}]
    },
  })
  try {
    const only = 'rpc/*/protocol/stream-as-shown/http:2'
    expect((await runRpc(server.address, { only, rpc: everything })).failed).toEqual([])
    expect(asked).toBeGreaterThan(1)
  } finally {
    await server.close()
  }
})

test('a server without HTTP/2 fails only over HTTP/2', async () => {
  const server = createServer(rest)
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  const { failed } = await runRpc(`http://127.0.0.1:${port}`, {
    only: 'rpc/NotesService.GetNote/protocol/empty/http:2',
    rpc: { http: ['1.1', '2'] },
  })
  expect(failed).toEqual(['rpc/NotesService.GetNote/protocol/empty/http:2: no_answer'])
  server.closeAllConnections()
  server.close()
})
