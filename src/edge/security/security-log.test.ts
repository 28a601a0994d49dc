import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json } from '../testing/fake-upstream.ts'
import { form, merge, minutes, readBy, refreshBy, tokens } from '../testing/session-calls.ts'
import { canary, startEdgeUnderTest, type EdgeUnderTest } from '../testing/edge-under-test.ts'
import type { SecurityLine } from './security-log.ts'

const schema = JSON.parse(readFileSync('docs/security-log.schema.json', 'utf8')) as {
  properties: { event: { enum: string[] } }
}
const fits = new Ajv2020({ strict: true }).compile(schema)
const seen = new Set<string>()
/** What no line may have. */
const secrets = [...Object.values(canary), 'rosa', 'wrong', '123456', '127.0.0.1', '7f3e']

let edge: EdgeUnderTest
beforeEach(async () => void (edge = await startEdgeUnderTest()))
afterEach(async () => {
  await edge.close()
  for (const line of edge.secured) {
    if (!fits(line)) throw new Error(`Not of the schema: ${JSON.stringify([line, fits.errors])}`)
    seen.add(line.event)
  }
  const text = JSON.stringify(edge.secured)
  const said = secrets.filter((secret) => text.includes(secret))
  if (said.length > 0) throw new Error(`The security log says ${said.join(', ')}.`)
})

const signIn = (password: string, username = 'rosa', cookie = '') =>
  edge.write({
    path: '/api/v1/users/me/auth',
    headers: { ...form, ...(cookie === '' ? {} : { cookie }) },
    body: new URLSearchParams({ username, password }).toString(),
  })
const answer = (status: number, value: object = {}): void => {
  edge.upstream.answer = (_req, res) => json(res, status, value)
}
/** The lines of one event; a line is written when its answer has gone. */
async function eventsOf(event: SecurityLine['event'], count: number): Promise<SecurityLine[]> {
  await expect
    .poll(() => edge.secured.filter((line) => line.event === event).length)
    .toBeGreaterThanOrEqual(count)
  return edge.secured.filter((line) => line.event === event)
}

describe('security log', () => {
  it('has each sign-in with its outcome, and pseudonyms that join lines', async () => {
    const mfa = { error: 'mfa_required', mfaToken: 'a-token' }
    for (const [status, value] of [
      [401, { error: 'invalid_grant' }],
      [403, mfa],
      [403, { error: 'account_locked' }],
      [200, tokens],
      [503, {}],
    ] as const) {
      answer(status, value)
      await signIn('wrong')
    }
    await signIn('wrong', 'frank')
    const lines = await eventsOf('sign-in', 6)
    expect(lines.map(({ outcome, method }) => [method, outcome])).toEqual([
      ['password', 'refused'],
      ['password', 'second-step-required'],
      ['password', 'locked'],
      ['password', 'success'],
      ['password', 'unavailable'],
      ['password', 'unavailable'],
    ])
    expect(new Set(lines.slice(0, 5).map(({ account }) => account)).size).toBe(1)
    expect(lines[5]?.account).not.toBe(lines[0]?.account)
    expect(new Set(lines.map(({ client }) => client)).size).toBe(1)
    expect(lines[3]?.session).toMatch(/^[\w-]{16}$/)
    expect(lines[0]?.session).toBeUndefined()
  })

  it('has the id of the access log', async () => {
    answer(401, { error: 'invalid_grant' })
    await signIn('wrong')
    const [line] = await eventsOf('sign-in', 1)
    expect(edge.logged()).toContain(`"id":"${line?.id}"`)
  })

  it('has second steps, also a code of another browser', async () => {
    answer(200, tokens)
    await edge.write({
      path: '/api/v1/users/auth/mfa/challenges',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mfaToken: 'a-token', code: '123456' }),
    })
    expect((await eventsOf('second-step', 1))[0]?.outcome).toBe('other-browser')
  })

  it('has a refused refresh of a live session, and the end of a session', async () => {
    answer(200, tokens)
    const cookie = merge('', await signIn('right'))
    answer(401, { error: 'invalid_grant' })
    await refreshBy(edge, cookie)
    const [refused] = await eventsOf('refresh-refused', 1)
    const [started] = await eventsOf('sign-in', 1)
    expect(refused?.session).toBe(started?.session)
    answer(204)
    await edge.write({ path: '/api/v1/auth/logout', headers: { cookie } })
    expect((await eventsOf('session-ended', 1))[0]?.session).toBe(started?.session)
  })

  it('has refusals: another site, no session, idle, another member’s thing', async () => {
    answer(200, tokens)
    const cookie = merge('', await signIn('right'))
    answer(404)
    await edge.call({ path: '/api/v1/users/7f3e/reading/bp', headers: { cookie } })
    await edge.write({
      path: '/api/v1/users/me/contacts',
      headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      body: '{}',
    })
    await readBy(edge, '')
    edge.clock.now += 20 * minutes
    await readBy(edge, cookie)
    const lines = await eventsOf('call-refused', 4)
    expect(lines.map(({ operation, status }) => [operation, status])).toEqual([
      ['listBloodPressureReadings', 404],
      ['addContact', 403],
      ['getUserToken', 401],
      ['getUserToken', 401],
    ])
  })

  it('has what a limit refused', async () => {
    answer(401, { error: 'invalid_grant' })
    for (let tries = 0; tries < 6; tries += 1) await signIn('wrong')
    expect((await eventsOf('sign-in', 6)).at(-1)).toMatchObject({ outcome: 'limited', status: 429 })
  })

  it('says at the start which keys encrypt, by fingerprints', async () => {
    const [line] = await eventsOf('keys', 1)
    expect(line?.fingerprints).toHaveLength(1)
    expect(JSON.stringify(line)).not.toContain(Buffer.alloc(32, 7).toString('base64url'))
  })
})

it('is described event by event', () => {
  const text = readFileSync('docs/logs.md', 'utf8')
  const described = [...text.matchAll(/^\| `([a-z-]+)` /gm)].map(([, event]) => event)
  expect(described).toEqual(schema.properties.event.enum)
  expect([...seen].toSorted()).toEqual([
    'call-refused',
    'keys',
    'refresh-refused',
    'second-step',
    'session-ended',
    'sign-in',
  ])
})
