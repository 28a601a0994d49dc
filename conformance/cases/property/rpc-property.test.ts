import { writeFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { optionsOf } from '../../cli/options.ts'
import { replay } from '../../cli/commands/replay.ts'
import { rpcOperations } from '../../rpc/load-rpc-module.ts'
import { rpcCases } from '../../rpc/cases/rpc-cases.ts'
import { targetOf } from '../../runner/target/read-target.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { notesImage, startReference } from '../../testing/reference-server.ts'
import { runToy } from '../../testing/run-toy.ts'
import { toyContract } from '../../testing/toy-contract.ts'
import { TOY_TOKEN } from '../../testing/toy-server.ts'
import type { Incoming, OutgoingResponse } from '../../selftest/http1-and-2-server.ts'

const rpcs = await rpcOperations(
  'contracts',
  { examples: 'contracts/proto/examples', errors: 'contracts/proto/errors.yaml' },
  '/user/liv/me/{slug}',
)
const target = targetOf('target', {
  base: 'http://127.0.0.1',
  rpc: { protocols: ['connect-json', 'grpc'] },
})
const casesOf = (id: string) =>
  rpcCases(
    rpcs.find((each) => each.id === `rpc.${id}`)!,
    target,
    'property',
    1,
  )

test('most random messages are valid, and the violated rule of the others is known', () => {
  const all = rpcs.flatMap((operation) =>
    rpcCases(operation, target, 'property', 1).flatMap(({ property }) =>
      fc.sample(property!.arbitrary(fc), { numRuns: 20, seed: 3 }),
    ),
  )
  const right = all.filter((each) => each?.expects === 'accept').length
  expect(all.length).toBeGreaterThan(500)
  expect(right / all.length).toBeGreaterThan(0.6)
  expect(right / all.length).toBeLessThan(0.95)
  // Messages of a wrong type are never sent in binary.
  expect(
    all.filter(
      (each) =>
        each?.expects === 'refuse' &&
        each.check === undefined &&
        each.request.rpc?.protocol !== 'connect-json',
    ),
  ).toEqual([])
})

test('skips streams, RPCs without fields and RPCs with secrets', () => {
  expect(
    [
      'ChatService.StreamEvents',
      'KidneyService.GetKidneyResults',
      'PaymentService.AddPaymentMethod',
    ].flatMap(casesOf),
  ).toEqual([])
  expect(casesOf('BiometricsService.SetHeight')).toHaveLength(1)
})

const folder = temporaryFolder({ 'contract.json': toyContract() })
const image = folder.file('notes.binpb')
writeFileSync(image, notesImage())
afterAll(() => folder[Symbol.dispose]())

const rest = (_incoming: Incoming, outgoing: OutgoingResponse): void => {
  outgoing.setHeader('content-type', 'application/json')
  outgoing.setHeader('cache-control', 'no-store')
  outgoing.end('[]')
}

test('shrinks a failure, and its replay line repeats the smallest message', async () => {
  const requests: unknown[] = []
  const server = await startReference(rest, {
    addNote: ({ text }) => {
      requests.push(text)
      if (/[0-9]/.test(text)) throw new Error('no digits')
    },
  })
  try {
    const rpc = { protocols: ['connect-json', 'grpc'], http: ['1.1', '2'] }
    const only = [
      '--proto',
      image,
      '--only',
      'rpc/NotesService.AddNote/property/**',
      '--random',
      '60',
    ]
    const { code, reports, failed } = await runToy(server.address, {
      target: { timeoutSeconds: 60, rpc },
      args: only,
    })
    expect(requests.length).toBeLessThanOrEqual(60 + 200)
    expect([code, failed]).toEqual([
      1,
      ['rpc/NotesService.AddNote/property/random: not_a_server_error'],
    ])
    const line = (
      JSON.parse(reports.json) as { results: { tests: { extra: Record<string, string> }[] } }
    ).results.tests[0]!.extra['conform/replay']!
    const id = line.split(' ')[2]!
    requests.length = 0
    writeFileSync(
      folder.file('target.json'),
      JSON.stringify({
        base: server.address,
        timeoutSeconds: 60,
        rpc,
        personas: { member: { token: TOY_TOKEN } },
      }),
    )
    const stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const again = await replay(
      optionsOf([
        'replay',
        id,
        '--openapi',
        folder.file('contract.json'),
        '--proto',
        image,
        '--target',
        folder.file('target.json'),
        '--seed',
        '77',
      ]),
    )
    stdout.mockRestore()
    expect([again, requests]).toEqual([1, [expect.stringMatching(/^\D?\d\D?$/)]])
  } finally {
    await server.close()
  }
})
