import { expect, it } from 'vitest'
import { createAccessTokens } from './access-tokens.ts'
import { createCookieEncryption } from './cookie-encryption.ts'

const clock = { now: Date.parse('2026-11-20T08:00:00Z') }
const tokens = createAccessTokens(createCookieEncryption([new Uint8Array(32)]), () => clock.now, 2)
const keep = (refreshToken: string, json: Record<string, unknown>, date?: string) =>
  tokens.keep(refreshToken, { status: 200, json, retryAfter: undefined, date })
const usual = { access_token: 'a-1', expires_in: 3_600 }

it('keeps a token with the clock of the provider until a minute before its end', async () => {
  await keep('r', usual, 'Fri, 20 Nov 2026 08:00:05 GMT')
  expect(await tokens.of('r')).toEqual({ token: 'a-1', ahead: 5_000 })
  clock.now += 3_540_000
  expect(await tokens.of('r')).toBeUndefined()
})

it.each([undefined, '', 'today'])('takes its own clock for the date %j', async (date) => {
  await keep('r', usual, date)
  expect(await tokens.of('r')).toMatchObject({ ahead: 0 })
})

it.each([
  ['of staff', { ...usual, impersonatorId: 'staff-1' }],
  ['without a life', { access_token: 'a-1' }],
  ['that ends soon', { ...usual, expires_in: 60 }],
  ['that is empty', { ...usual, access_token: '' }],
])('keeps no token %s, and forgets the one before', async (_, json) => {
  await keep('r', usual)
  await keep('r', json)
  expect(await tokens.of('r')).toBeUndefined()
})

it('forgets on demand, and the oldest of too many', async () => {
  for (const each of ['r1', 'r2', 'r3']) await keep(each, usual)
  tokens.forget('r3')
  expect(await Promise.all(['r1', 'r2', 'r3'].map((each) => tokens.of(each)))).toEqual([
    undefined,
    { token: 'a-1', ahead: 0 },
    undefined,
  ])
})
