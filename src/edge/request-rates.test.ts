import { afterEach, describe, expect, it } from 'vitest'
import { ratesOf, type RequestRates } from './limits/request-limits.ts'
import { json } from './testing/fake-upstream.ts'
import { form, merge, tokens } from './testing/session-calls.ts'
import {
  startEdgeUnderTest,
  type EdgeResponse,
  type EdgeUnderTest,
} from './testing/edge-under-test.ts'

let edge: EdgeUnderTest
afterEach(() => edge.close())

const slow = { burst: 3, perSecond: 0.01 }
const start = async (rates: Partial<RequestRates> = {}, trustedProxies: string[] = []) =>
  void (edge = await startEdgeUnderTest(
    {},
    { rates: { ...ratesOf(1_000, 1_000), ...rates }, trustedProxies },
  ))

/** The provider knows one password. */
function judgePasswords(): void {
  edge.upstream.answer = (_req, res, body) =>
    new URLSearchParams(body).get('password') === 'right'
      ? json(res, 200, tokens)
      : json(res, 401, { error: 'invalid_grant', message: 'No.' })
}
const signIn = (
  username: string,
  password: string,
  { cookie = '', client = '' } = {},
): Promise<EdgeResponse> =>
  edge.write({
    path: '/api/v1/users/me/auth',
    headers: {
      ...form,
      ...(cookie === '' ? {} : { cookie }),
      ...(client === '' ? {} : { 'x-forwarded-for': client }),
    },
    body: new URLSearchParams({ username, password }).toString(),
  })
async function fail(username: string, times: number): Promise<EdgeResponse[]> {
  const answers: EdgeResponse[] = []
  while (answers.length < times) answers.push(await signIn(username, 'wrong'))
  return answers
}
const statuses = (answers: readonly EdgeResponse[]): number[] => answers.map(({ status }) => status)

function expectLimited(answer: EdgeResponse | undefined): void {
  expect(answer?.status).toBe(429)
  expect(answer?.json).toMatchObject({ error: 'too_many_requests', status: 429 })
  expect(Number(answer?.headers['retry-after'])).toBeGreaterThan(0)
}

describe('guesses of a password', () => {
  it('must wait after five failures of an account, and never reach the provider', async () => {
    await start()
    judgePasswords()
    const answers = await fail('rosa', 7)
    expect(statuses(answers)).toEqual([401, 401, 401, 401, 401, 429, 429])
    expectLimited(answers.at(-1))
    expect(edge.upstream.seen).toHaveLength(5)
    expectLimited(await signIn(' ROSA ', 'right'))
    expect((await signIn('frank', 'right')).status).toBe(200)
  })

  it('count while they are under way', async () => {
    await start()
    judgePasswords()
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn('rosa', 'wrong')))
    expect(statuses(answers).filter((status) => status === 401)).toHaveLength(5)
  })

  it('of others never slow down a browser that knows the account', async () => {
    await start({ failures: slow })
    judgePasswords()
    const known = merge('', await signIn('rosa', 'right'))
    await fail('rosa', 8)
    expectLimited(await signIn('rosa', 'right'))
    expect((await signIn('rosa', 'right', { cookie: known })).status).toBe(200)
    // It knows no other account.
    expectLimited(await signIn('frank', 'right', { cookie: known }))
  })

  it('of a known browser have delays of their own', async () => {
    await start()
    judgePasswords()
    const cookie = merge('', await signIn('rosa', 'right'))
    for (let tries = 0; tries < 5; tries += 1) await signIn('rosa', 'wrong', { cookie })
    expectLimited(await signIn('rosa', 'right', { cookie }))
    expect((await signIn('rosa', 'right')).status).toBe(200)
  })

  it('of many names come from one address only so often; successes do not count', async () => {
    await start({ failures: slow })
    judgePasswords()
    for (const name of ['a', 'b', 'c', 'd']) expect((await signIn(name, 'right')).status).toBe(200)
    const answers: EdgeResponse[] = []
    for (const name of ['e', 'f', 'g', 'h']) answers.push(await signIn(name, 'wrong'))
    expect(statuses(answers)).toEqual([401, 401, 401, 429])
  })

  it('count by the address that a trusted proxy names', async () => {
    await start({ failures: slow }, ['127.0.0.1'])
    judgePasswords()
    for (const name of ['e', 'f', 'g'])
      await signIn(name, 'wrong', { client: `1.1.1.${name.length}, 203.0.113.9` })
    expectLimited(await signIn('h', 'wrong', { client: '203.0.113.9' }))
    expect((await signIn('h', 'wrong', { client: '203.0.113.10' })).status).toBe(401)
    expect(edge.upstream.seen.at(-1)?.headers['forwarded']).toBe('for=203.0.113.10')
  })

  it('do not count when the provider fails', async () => {
    await start({ failures: slow })
    edge.upstream.answer = (_req, res) => json(res, 500, {})
    expect(statuses(await fail('rosa', 9))).toEqual(Array.from({ length: 9 }, () => 500))
  })

  it('are answered in the language of the member', async () => {
    await start()
    judgePasswords()
    await fail('rosa', 5)
    const answer = await edge.write({
      path: '/api/v1/users/me/auth',
      headers: { ...form, 'accept-language': 'es-US' },
      body: 'username=rosa&password=right',
    })
    expect(answer.json['message']).toBe(
      'Fueron demasiados intentos. Espere un poco e inténtelo de nuevo.',
    )
  })
})

describe('calls', () => {
  it('of one session have a rate, and others go on', async () => {
    await start({ session: slow })
    const [first, second] = [await edge.signIn(), await edge.signIn()]
    const read = (cookie: string): Promise<EdgeResponse> =>
      edge.call({ path: '/api/v1/users/me/token', headers: { cookie } })
    const answers: EdgeResponse[] = []
    while (answers.length < 4) answers.push(await read(first))
    expect(statuses(answers)).toEqual([200, 200, 200, 429])
    expectLimited(answers.at(-1))
    expect((await read(second)).status).toBe(200)
    expect(edge.logged()).toContain('"refused":"rate"')
  })

  it('of one address have a rate; pages and health checks have none', async () => {
    await start({ network: slow })
    const answers: EdgeResponse[] = []
    while (answers.length < 4) answers.push(await edge.call({ path: '/api/v1/promos/ACME' }))
    expect(statuses(answers)).toEqual([200, 200, 200, 429])
    expect((await edge.call({ path: '/login', headers: { accept: 'text/html' } })).status).toBe(200)
    expect((await edge.call({ path: '/readyz' })).status).toBe(200)
  })

  it('GAP-125: that open the link of a report have a rate of their own by address', async () => {
    await start({ reportLinks: slow })
    const open = (): Promise<EdgeResponse> =>
      edge.write({
        path: '/api/v1/report-links/open',
        headers: { 'content-type': 'application/json' },
        body: '{"token":"example-only-000000000000000000000000000000"}',
      })
    const answers: EdgeResponse[] = []
    while (answers.length < 4) answers.push(await open())
    expect(statuses(answers)).toEqual([200, 200, 200, 429])
    expectLimited(answers.at(-1))
    expect(edge.logged()).not.toContain('example-only')
    expect((await edge.call({ path: '/api/v1/promos/ACME' })).status).toBe(200)
  })

  it('with reports are limited by address', async () => {
    await start({ reports: slow })
    const report = (): Promise<EdgeResponse> =>
      edge.call({
        method: 'POST',
        path: '/csp-report',
        headers: { 'content-type': 'application/csp-report' },
        body: '{"csp-report":{"effective-directive":"img-src","blocked-uri":"inline"}}',
      })
    const answers: EdgeResponse[] = []
    while (answers.length < 4) answers.push(await report())
    expect(statuses(answers)).toEqual([204, 204, 204, 429])
  })
})
