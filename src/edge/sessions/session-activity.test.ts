import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  cookieHeader,
  startEdgeUnderTest,
  type EdgeResponse,
  type EdgeUnderTest,
} from '../testing/edge-under-test.ts'

let edge: EdgeUnderTest
beforeEach(async () => void (edge = await startEdgeUnderTest()))
afterEach(() => edge.close())

const second = 1_000
const minute = 60 * second
const tell = (
  cookie: string,
  idle = '0',
  headers: Record<string, string> = {},
): Promise<EdgeResponse> =>
  edge.write({ path: '/session/activity', headers: { cookie, 'x-portal-idle': idle, ...headers } })
const isAlive = async (cookie: string) =>
  (
    await edge.call({
      path: '/api/v1/users/me/token',
      headers: { cookie, 'x-portal-background': '1' },
    })
  ).status === 200
/** Returns the Cookie header after the browser stored the activity cookie. */
const moved = (cookie: string, answer: EdgeResponse): string =>
  `${cookie.replace(/__Host-portal-activity=[^;]+/, '')}; ${cookieHeader(answer)}`

it('extends the session by 15.5 minutes up to the last second, without the upstream', async () => {
  let cookie = await edge.signIn()
  for (let times = 0; times < 10; times += 1) {
    edge.clock.now += 901 * second
    const answer = await tell(cookie)
    expect([answer.status, answer.cookies.map((one) => one.split('=')[0]), answer.body]).toEqual([
      204,
      ['__Host-portal-activity'],
      '',
    ])
    cookie = moved(cookie, answer)
  }
  expect(edge.upstream.seen).toEqual([])
  edge.clock.now += 15.5 * minute
  expect(await isAlive(cookie)).toBe(true)
  edge.clock.now += 1
  expect(await isAlive(cookie)).toBe(false)
})

it('counts delayed activity from its time', async () => {
  const cookie = await edge.signIn()
  edge.clock.now += 10 * minute
  const told = moved(cookie, await tell(cookie, '60'))
  edge.clock.now += 14.5 * minute
  expect(await isAlive(told)).toBe(true)
  edge.clock.now += 1
  expect(await isAlive(told)).toBe(false)
})

it('never moves the activity back, and renews it at intervals only', async () => {
  const cookie = await edge.signIn()
  edge.clock.now += minute
  for (const idle of ['60', '61', '9999', '46'])
    expect((await tell(cookie, idle)).cookies, idle).toEqual([])
  expect((await tell(cookie, '45')).cookies).toHaveLength(1)
})

it.each(['-5', '1e9', '', ' ', '10000', '3.5', 'NaN'])(
  'refuses %j seconds without a change',
  async (idle) => {
    const cookie = await edge.signIn()
    edge.clock.now += 5 * minute
    const { status, cookies } = await tell(cookie, idle)
    expect([status, cookies]).toEqual([400, []])
  },
)

it('does not revive an ended session and clears its cookies', async () => {
  const cookie = await edge.signIn()
  edge.clock.now += 15.5 * minute + 1
  const answer = await tell(cookie)
  expect([answer.status, answer.json['error'], answer.cookies.length]).toEqual([
    401,
    'invalid_grant',
    4,
  ])
  expect((await edge.write({ path: '/session/activity' })).cookies).toEqual([])
})

it('refuses requests from other sites', async () => {
  const cookie = await edge.signIn()
  edge.clock.now += minute
  const foreign = [
    await edge.call({ method: 'POST', path: '/session/activity', headers: { cookie } }),
    await tell(cookie, '0', { 'sec-fetch-site': 'cross-site' }),
    await edge.call({ path: '/session/activity', headers: { cookie } }),
  ]
  expect(foreign.map(({ status, cookies }) => [status, cookies.length])).toEqual([
    [403, 0],
    [403, 0],
    [404, 0],
  ])
  expect(edge.logged()).toContain('"route":"activity"')
})
