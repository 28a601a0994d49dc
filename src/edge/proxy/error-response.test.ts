import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  startEdgeUnderTest,
  type EdgeResponse,
  type EdgeUnderTest,
} from '../testing/edge-under-test.ts'
import { json } from '../testing/fake-upstream.ts'
import { sanitizeProblem } from './sanitize-problem.ts'
import { translations } from '../http/edge-problem.ts'
import { form, refreshBy } from '../testing/session-calls.ts'

let edge: EdgeUnderTest
beforeEach(async () => void (edge = await startEdgeUnderTest()))
afterEach(() => edge.close())

const ask = (headers: Record<string, string> = {}): Promise<EdgeResponse> =>
  edge.call({ path: '/api/v1/promos/ACME', headers })
const whole = {
  message: 'Too low.',
  error: 'below_lowest_target',
  code: 70,
  details: ['weight'],
  errors: [{ code: 1, message: 'No.' }],
}
const named = {
  type: 'https://wellspring.example/problems/below-lowest-target',
  title: 'The target weight is below the lowest one.',
  status: 422,
  detail: 'Request body property weight is too small',
  requestId: '0f9d3a2e-6f0b',
}
const stack = 'java.lang.NullPointerException\n\tat com.provider.Db.read(Db.java:12)'

describe('provider error', () => {
  it.each([
    [422, whole],
    [
      422,
      {
        ...named,
        ...whole,
        errors: [{ code: 1, pointer: '#/address/zipcode' }, { parameter: 'start' }],
      },
    ],
    [401, { message: 'Expired.', error: 'invalid_token' }],
    [403, { error: 'mfa_required', mfaToken: 'mfa-1.2_3' }],
    [503, { message: 'Algo salió mal de nuestro lado. Inténtelo de nuevo.' }],
    [
      500,
      { message: 'Something went wrong on our side. Please try again.', error: 'server_error' },
    ],
  ])('is forwarded unchanged when it matches the contract: %i %j', async (status, body) => {
    edge.upstream.answer = (_req, res) => json(res, status, body, { 'retry-after': '7' })
    const answer = await ask()
    expect([answer.status, answer.json, answer.headers['retry-after']]).toEqual([
      status,
      'requestId' in body ? { ...body, requestId: answer.headers['x-request-id'] } : body,
      '7',
    ])
  })

  it.each<[string, unknown]>([
    ['a stack', { stack, sql: 'SELECT * FROM members' }],
    ['a message with a stack', { message: stack }],
    ['SQL', { message: 'SELECT name FROM members WHERE id = 7' }],
    ['an exception', { message: 'PSQLException: relation "members" does not exist' }],
    ['markup', { message: '<b>Trace</b>' }],
    ['a file', { message: 'failed in /srv/app/db.py, line 7' }],
    ['a list', [1]],
    ['a text', 'Trace'],
    ['null', null],
    ['nothing', {}],
    ['a text that is too long', { message: 'a'.repeat(501) }],
    ['values of other types', { message: 7, error: [], code: '70', details: 'x' }],
  ])('is replaced when it has only %s, with its id in the log', async (_, body) => {
    edge.upstream.answer = (_req, res) => json(res, 500, body, { 'retry-after': '9' })
    const answer = await ask()
    const id = String(answer.headers['x-request-id'])
    expect([answer.status, answer.json, answer.headers['retry-after']]).toEqual([
      500,
      expect.objectContaining({ type: 'about:blank', message: 'The service refused the call.' }),
      '9',
    ])
    expect(id).toMatch(/^[\da-f-]{36}$/)
    await vi.waitFor(() => expect(edge.logged()).toContain(`"id":"${id}","sanitized":true`))
  })

  it('is sent as a problem, without internal text', async () => {
    edge.upstream.answer = (_req, res) =>
      json(res, 422, { ...named, detail: stack, type: 'javascript:alert(1)', requestId: 'a b' })
    const answer = await ask()
    expect([answer.headers['content-type'], answer.json]).toEqual([
      'application/problem+json',
      { title: named.title, status: 422 },
    ])
  })

  it('keeps the fields of the contract and drops others', async () => {
    edge.upstream.answer = (_req, res) =>
      json(res, 422, {
        ...whole,
        stack,
        trace: [stack],
        errors: [{ code: 1, message: 'No.', cause: stack }, { message: 'no number' }],
        details: ['weight', stack],
      })
    const answer = await ask()
    expect([answer.status, answer.json]).toEqual([422, whole])
    await vi.waitFor(() => expect(edge.logged()).toContain('"sanitized":true'))
  })

  it.each([
    ['no JSON', { 'content-type': 'application/json' }, '{"message": "half'],
    ['HTML', { 'content-type': 'text/html' }, '<h1>Trace</h1>'],
    ['no type', {}, '{"message":"Fine."}'],
    [
      'more than an error can be',
      { 'content-type': 'application/json' },
      JSON.stringify({ message: 'Fine.', stack: 'a'.repeat(70_000) }),
    ],
    [
      'an encoding that nobody knows',
      { 'content-type': 'application/json', 'content-encoding': 'secret' },
      '{"message":"Fine."}',
    ],
  ])('is replaced when it is %s', async (_, headers, body) => {
    edge.upstream.answer = (_req, res) =>
      res.writeHead(404, headers as Record<string, string>).end(body)
    expect([(await ask()).status, (await ask()).json]).toEqual([
      404,
      expect.objectContaining({ type: 'about:blank', message: 'The service refused the call.' }),
    ])
  })

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ] as const)('is read in %s', async (encoding, compress) => {
    const send = (body: object) => {
      const bytes = compress(JSON.stringify(body))
      edge.upstream.answer = (_req, res) =>
        res
          .writeHead(422, {
            'content-type': 'application/problem+json; charset=utf-8',
            'content-encoding': encoding,
          })
          .end(bytes)
    }
    send(whole)
    expect((await ask({ 'accept-encoding': encoding })).json).toEqual(whole)
    // The small answer decompresses to a large one.
    send({ message: 'Fine.', stack: 'a'.repeat(1_000_000) })
    expect((await ask({ 'accept-encoding': encoding })).json).toEqual(
      expect.objectContaining({ type: 'about:blank', message: 'The service refused the call.' }),
    )
  })

  it('keeps its status when its body breaks off', async () => {
    edge.upstream.answer = (_req, res) =>
      res
        .writeHead(503, {
          'content-type': 'application/json',
          'content-length': '90',
          'retry-after': '3',
        })
        .write('{"message":', () => res.destroy())
    const answer = await ask()
    expect([answer.status, answer.json, answer.headers['retry-after']]).toEqual([
      503,
      expect.objectContaining({ type: 'about:blank', message: 'The service refused the call.' }),
      '3',
    ])
  })

  it('is replaced in Spanish for Spanish requests', async () => {
    edge.upstream.answer = (_req, res) => json(res, 500, { stack })
    expect((await ask({ 'accept-language': 'es-US' })).json).toEqual(
      expect.objectContaining({ message: translations['es-US']['The service refused the call.'] }),
    )
    await edge.upstream.close()
    expect((await ask({ 'accept-language': 'es-US,en;q=0.5' })).json).toEqual(
      expect.objectContaining({ message: translations['es-US']['The service cannot be reached.'] }),
    )
    expect((await ask({ 'accept-language': 'en-US,es;q=0.5' })).json).toEqual(
      expect.objectContaining({ type: 'about:blank', message: 'The service cannot be reached.' }),
    )
  })

  it.each([{ code: 'unavailable', message: 'Back soon.' }, { code: 'unauthenticated' }])(
    'is forwarded unchanged for an RPC: %j',
    async (body) => {
      const cookie = await edge.signIn()
      edge.upstream.answer = (_req, res) => json(res, 503, body)
      expect((await askRpc(cookie)).json).toEqual(body)
    },
  )

  it('loses stack and details for an RPC', async () => {
    const cookie = await edge.signIn()
    edge.upstream.answer = (_req, res) =>
      json(res, 500, {
        code: 'internal',
        message: stack,
        details: [{ type: 'google.rpc.DebugInfo', value: 'c2VjcmV0', debug: { stack } }],
      })
    const answer = await askRpc(cookie)
    expect([answer.status, answer.json]).toEqual([500, { code: 'internal', details: [] }])
    await vi.waitFor(() => expect(edge.logged()).toContain('"sanitized":true'))
  })

  it('is sanitized for a token call', async () => {
    const cookie = await edge.signIn()
    edge.upstream.answer = (_req, res) =>
      json(res, 500, { message: 'Later.', stack, refresh_token: 'secret' })
    expect((await refreshBy(edge, cookie)).json).toEqual({ message: 'Later.' })
    expect(
      (
        await edge.write({
          path: '/api/v1/users/me/auth',
          headers: form,
          body: 'username=a&password=b',
        })
      ).json,
    ).toEqual({ message: 'Later.' })
  })

  const askRpc = (cookie: string): Promise<EdgeResponse> =>
    edge.write({
      path: '/rpc/user/liv/me/programs/portal.programs.v1.ProgramsService/ListPrograms',
      headers: { cookie, 'content-type': 'application/json' },
      body: '{}',
    })
})

describe('message for members', () => {
  it.each([
    'Please select a time from the list.',
    'Update the date, then set a time.',
    'Call 1-800-555-0142, 24/7.',
    'La contraseña no es correcta.',
    'Your session ended at 3:15 PM (Eastern).',
    'A reading at 9:00 is already there.',
    'Nothing was changed. Staff can only view this account.',
    'Order again in 5 days.',
    'Use mm/dd/yyyy.',
    'Meet at home (or at work).',
  ])('%s', (message) => expect(sanitizeProblem({ message })?.isWhole).toBe(true))
})
