import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { optionsOf } from './options.ts'
import { prepare } from './prepare.ts'
import { runToy } from '../testing/run-toy.ts'
import { toyContract } from '../testing/toy-contract.ts'
import { correctResponse, startToy, type ToyServer } from '../testing/toy-server.ts'

const toys: ToyServer[] = []
const toy = async (...args: Parameters<typeof startToy>): Promise<ToyServer> => {
  const started = await startToy(...args)
  toys.push(started)
  return started
}
afterEach(async () => {
  for (const each of toys.splice(0)) await each.close()
})

const raw = async (
  onConnection: (socket: Socket) => void,
): Promise<{ address: string; close: () => void }> => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    onConnection(socket)
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  }
}

test('a conforming target exits with 0', async () => {
  const { address } = await toy()
  expect(await runToy(address)).toMatchObject({ code: 0, failed: [] })
})

test('an unreachable address or unknown host is not measured', async () => {
  expect(await runToy('http://127.0.0.1:9')).toMatchObject({
    code: 4,
    words: expect.stringContaining('cannot be reached'),
  })
  expect(await runToy('http://no-such-host.invalid')).toMatchObject({ code: 4 })
})

test('a timeout is not measured', async () => {
  const { address } = await toy(() => undefined)
  expect(await runToy(address, { target: { timeoutSeconds: 0.2 } })).toMatchObject({
    code: 4,
    words: expect.stringContaining('in time'),
  })
})

test('missing TLS, a non-HTTP reply and a closed connection are distinct causes', async () => {
  const hangs = await raw((socket) => socket.destroy())
  const babbles = await raw((socket) => socket.end('220 mail.example ESMTP\r\n'))
  expect(await runToy(`http://${hangs.address}`)).toMatchObject({
    code: 4,
    words: expect.stringContaining('hangs up'),
  })
  expect(await runToy(`http://${babbles.address}`)).toMatchObject({
    code: 4,
    words: expect.stringContaining('HTTP'),
  })
  expect(await runToy(`https://${babbles.address}`)).toMatchObject({ code: 4 })
  hangs.close()
  babbles.close()
})

test('a target that redirects, returns HTML or is behind a failing gateway is not measured', async () => {
  const moved = await toy(() => ({
    status: 302,
    headers: { location: 'https://elsewhere.example/' },
  }))
  const page = await toy(() => ({
    status: 200,
    text: '<!doctype html><h1>Welcome</h1>',
    headers: { 'content-type': 'text/html' },
  }))
  const failing = await toy(() => ({ status: 502, json: { message: 'Oh.' } }))
  const busy = await toy(() => ({ status: 429, json: { message: 'Later.' } }))
  expect(await runToy(moved.address)).toMatchObject({
    code: 4,
    words: expect.stringContaining('redirects'),
  })
  expect(await runToy(page.address)).toMatchObject({
    code: 4,
    words: expect.stringContaining('HTML'),
  })
  expect(await runToy(failing.address)).toMatchObject({
    code: 4,
    words: expect.stringContaining('not healthy'),
  })
  expect(await runToy(busy.address)).toMatchObject({
    code: 4,
    words: expect.stringContaining('429'),
  })
})

test('a read that returns 500, or JSON as text/html, is a failure of the target', async () => {
  const args = ['--phases', 'examples', '--only', 'listNotes']
  const failing = await toy(() => ({ status: 500, json: { message: 'Oh.' } }))
  const crashed = await runToy(failing.address, { args })
  expect([crashed.code, crashed.failed]).toEqual([
    1,
    expect.arrayContaining([expect.stringContaining('not_a_server_error')]),
  ])
  const mistyped = await toy(() => ({
    status: 200,
    text: '[]',
    headers: { 'content-type': 'text/html' },
  }))
  const { code, failed } = await runToy(mistyped.address, { args })
  expect([code, failed]).toEqual([
    1,
    expect.arrayContaining([expect.stringContaining('content_type_conformance')]),
  ])
})

test('one healthy read is enough to measure a target', async () => {
  const contract = structuredClone(toyContract()) as { paths: Record<string, { get: object }> }
  const { responses } = contract.paths['/notes']!.get as { responses: Record<number, unknown> }
  contract.paths = {
    '/alarm': { get: { operationId: 'getAlarm', responses } },
    ...contract.paths,
  }
  const { address } = await toy((request) =>
    request.path === '/alarm'
      ? { status: 500, json: { message: 'Oh.' } }
      : correctResponse(request),
  )
  expect(await runToy(address, { contract, args: ['--phases', 'examples'] })).toMatchObject({
    code: 1,
    failed: [expect.stringContaining('getAlarm')],
  })
})

test('an interrupted run reports its results and exits with 130', async () => {
  const controller = new AbortController()
  const { address } = await toy((request) =>
    toys[0]!.requests.length > 8
      ? (controller.abort(), correctResponse(request))
      : correctResponse(request),
  )
  const { code, reports } = await runToy(address, { signal: controller.signal })
  expect(code).toBe(130)
  expect(reports.json).toMatch(/"conform.partial": "interrupted after \d+ cases"/)
  expect(reports.html).toContain('interrupted after')
})

test('a rate-limited case prevents exit 0 unless it is listed as unsupported', async () => {
  const { address } = await toy((request) =>
    request.body.includes('stars')
      ? { status: 429, json: { message: 'Later.' } }
      : correctResponse(request),
  )
  const contract = structuredClone(toyContract()) as {
    paths: { '/notes': { post: { responses: Record<number, unknown> } } }
  }
  const { responses } = contract.paths['/notes'].post
  responses[429] = responses[400]
  // The limited cases are a small share, so the run as a whole is still measured.
  using folder = temporaryFolder({
    'known.yaml':
      '- {match: "rest/addNote/**/stars/**", kind: unsupported, reason: no stars here, expires: 2999-01-01}\n',
  })
  const limited = await runToy(address, {
    contract,
    args: ['--phases', 'examples,boundary', '--skip', 'rest/addNote/boundary/body/stars/maximum*'],
  })
  const known = await runToy(address, {
    contract,
    args: ['--phases', 'examples,boundary', '--known', folder.file('known.yaml')],
  })
  expect([limited.code, limited.failed, known.code, known.failed]).toEqual([4, [], 0, []])
})

test('a target that crashes during a run is reported up to that point', async () => {
  const { address } = await toy((request, response) => {
    if (request.method === 'GET')
      return toys[0]!.requests.length > 4
        ? (void response.destroy(), undefined)
        : correctResponse(request)
    response.destroy()
    return undefined
  })
  const { code, failed, reports } = await runToy(address)
  expect([code, failed]).toEqual([1, [expect.stringContaining('no_answer')]])
  expect(reports.junit).toContain('stopped after')
  expect(reports.json).toContain('"conform/partial": "stopped after')
})

test('one operation that closes connections is a failure of that operation', async () => {
  const { address } = await toy((request, response) =>
    request.method === 'POST' ? (void response.destroy(), undefined) : correctResponse(request),
  )
  const { code, failed } = await runToy(address, { args: ['--phases', 'examples'] })
  expect(code).toBe(1)
  expect(failed).toEqual([expect.stringContaining('rest/addNote/examples/plain: no_answer')])
})

test('a rejected persona is a login failure', async () => {
  const { address } = await toy()
  expect(
    await runToy(address, { target: { personas: { member: { token: 'of nobody' } } } }),
  ).toMatchObject({ code: 5 })
  const logins = { word: [{ path: '/notes', json: {}, keep: { token: '/token' } }] }
  expect(
    await runToy(address, { target: { logins, personas: { member: { login: 'word' } } } }),
  ).toMatchObject({ code: 5, words: expect.stringContaining('401') })
  expect(
    await runToy(address, { target: { personas: { member: { exec: ['node', '-e', ''] } } } }),
  ).toMatchObject({ code: 5, words: expect.stringContaining('printed no token') })
})

test('a file that is no contract exits with 3', async () => {
  const { address } = await toy()
  expect(await runToy(address, { contract: { swagger: '1.2' } })).toMatchObject({ code: 3 })
  expect(await runToy(address, { contract: '{ "openapi": "3.1.0", ' })).toMatchObject({
    code: 3,
    words: expect.stringMatching(/contract\.json:1:\d+/),
  })
})

const broken = (change: (contract: Record<string, unknown>) => void): unknown => {
  const contract = structuredClone(toyContract()) as Record<string, unknown>
  change(contract)
  return contract
}
const schemas = (contract: Record<string, unknown>): Record<string, unknown> =>
  (contract['components'] as { schemas: Record<string, unknown> }).schemas
const withPath = (path: string, operation: object) =>
  broken((each) => {
    each['paths'] = { ...(each['paths'] as object), [path]: { get: operation } }
  })
const responses = { 200: { description: 'All.' } }

test.each<[string, unknown, RegExp]>([
  ['a missing schema', broken((each) => delete schemas(each)['Problem']), /unresolved or circular/],
  [
    'a circular reference',
    broken((each) => (schemas(each)['Problem'] = { $ref: '#/components/schemas/Problem' })),
    /unresolved or circular/,
  ],
  [
    'an invalid pattern',
    broken((each) => {
      const note = schemas(each)['Note'] as { properties: { text: object } }
      note.properties.text = { type: 'string', pattern: '(', 'x-data-class': 'phi' }
    }),
    /not a regular expression/,
  ],
  // This error is taken from a public example of the OpenAPI Initiative.
  [
    'a security that is no list',
    withPath('/board', { security: { bearer: [] }, responses }),
    /must be a list/,
  ],
  ['a parameter that is not described', withPath('/notes/{id}', { responses }), /\{id\}/],
])('%s costs only its own place and is a warning', async (_, contract, words) => {
  const { address } = await toy()
  const { code, reports } = await runToy(address, { contract, args: ['--only', 'listNotes'] })
  expect([code, words.test(reports.html)]).toEqual([0, true])
})

test('a contract with writes only is measured by refusals; an empty one exits with 3', async () => {
  const { '/notes': notes } = toyContract()['paths'] as { '/notes': { post: object } }
  const contract = { ...toyContract(), paths: { '/notes': { post: notes.post } } }
  const { address } = await toy((request) =>
    request.method === 'GET'
      ? { status: 405, json: { message: 'Not so.' }, headers: { allow: 'POST' } }
      : correctResponse(request),
  )
  expect(await runToy(address, { contract })).toMatchObject({ code: 0, failed: [] })
  expect((await runToy('http://127.0.0.1:9', { contract })).code).toBe(4)
  const page = await toy(() => ({
    status: 404,
    text: '<!doctype html><h1>Lost</h1>',
    headers: { 'content-type': 'text/html' },
  }))
  expect(await runToy(page.address, { contract })).toMatchObject({
    code: 4,
    words: expect.stringContaining('HTML'),
  })
  expect(await runToy(address, { contract: { ...toyContract(), paths: {} } })).toMatchObject({
    code: 3,
    words: expect.stringContaining('no operations'),
  })
})

const steps = [{ path: '/notes' }]
test.each<[string, object, RegExp]>([
  ['a pace', { pace: { concurency: 8 } }, /pace has an unknown field concurency/],
  ['half a request at a time', { pace: { concurrency: 2.5 } }, /whole number/],
  [
    'a base',
    { bases: { '/a': { base: 'http://a.example', stripp: '/a' } } },
    /has an unknown field stripp/,
  ],
  ['a logout that is a text', { logout: '/signout' }, /logout must be an object/],
  ['personas that are a list', { personas: ['member'] }, /personas must be an object/],
  ['a parameter', { values: { cuont: '1' } }, /values names the parameter cuont/],
  ['an operation', { skip: { listNote: 'No.' } }, /skip names listNote/],
  [
    'a security scheme',
    { credentials: { baerer: { value: 'a-key-of-ours' } } },
    /security scheme baerer/,
  ],
  [
    'what a persona may',
    { personas: { member: { token: 'a-token', but: ['addNotes'] } } },
    /addNotes/,
  ],
  [
    'the field of a step',
    { logins: { word: [{ path: '/a', kep: {} }] }, flows: { a: { steps } } },
    /unknown field kep/,
  ],
])('an unknown name in a target file is a usage error: %s', async (_, target, words) =>
  expect(await runToy('http://127.0.0.1:9', { target })).toMatchObject({
    code: 2,
    words: expect.stringMatching(words),
  }),
)

test('an unreadable target file is a usage error', async () => {
  using folder = temporaryFolder({ 'torn.yaml': 'base: [1\n' })
  await expect(
    prepare(optionsOf(['run', '--target', folder.file('torn.yaml')])),
  ).rejects.toMatchObject({
    why: 'usage',
    message: expect.stringMatching(/torn\.yaml:\d+:\d+ cannot be parsed/),
  })
})

test('wrong arguments exit with 2', async () => {
  expect(await runToy('ftp://127.0.0.1')).toMatchObject({ code: 2 })
  expect(await runToy('http://127.0.0.1:9', { target: { wrong: 1 } })).toMatchObject({ code: 2 })
  expect(
    await runToy('http://127.0.0.1:9', {
      target: { personas: { member: { token: 'env:CONFORM_NO_SUCH_VARIABLE' } } },
    }),
  ).toMatchObject({ code: 2 })
  expect(await runToy('http://127.0.0.1:9', { args: ['--only', 'nothing'] })).toMatchObject({
    code: 2,
  })
})
