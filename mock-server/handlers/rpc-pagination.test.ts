import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ members: ['ten', 'rosa', 'pia', 'wes', 'edith'] })
})
afterAll(() => server.close())

const span = { startTime: '2000-01-01T00:00:00', endTime: '2100-01-01T00:00:00' }
const days = {
  startDate: { year: 2020, month: 1, day: 1 },
  endDate: { year: 2026, month: 12, day: 31 },
}

type List = {
  readonly member: string
  readonly rpc: string
  readonly request: object
  readonly items: string
  readonly longest: number
  readonly isCounted?: true
}
const lists: readonly List[] = [
  {
    member: 'ten',
    rpc: 'pulse/portal.pulse.v1.PulseService/ListPulseReadings',
    request: span,
    items: 'readings',
    longest: 1000,
    isCounted: true,
  },
  {
    member: 'wes',
    rpc: 'biometrics/portal.biometrics.v1.BiometricsService/ListBodyCompositions',
    request: span,
    items: 'bodyCompositions',
    longest: 1000,
    isCounted: true,
  },
  {
    member: 'pia',
    rpc: 'foodLog/portal.food_log.v1.FoodLogService/ListFoodLogDays',
    request: days,
    items: 'days',
    longest: 100,
  },
  {
    member: 'pia',
    rpc: 'foodLog/portal.food_log.v1.FoodLogService/ListFoodEntries',
    request: days,
    items: 'entries',
    longest: 200,
  },
  {
    member: 'rosa',
    rpc: 'coaching/portal.coaching.v1.CoachingSessionsService/ListCoachingSessions',
    request: {},
    items: 'sessions',
    longest: 100,
  },
]

describe.each(lists)('$rpc', ({ member, rpc, request, items, longest, isCounted }) => {
  let token = ''
  beforeAll(async () => {
    token = (await server.member(member, `pages of ${items}`)).token
  })
  const ask = async (more: object) => {
    const { status, body } = await server.call(`/user/liv/me/${rpc}`, {
      method: 'POST',
      token,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...request, ...more }),
    })
    return {
      status,
      code: body.code as unknown,
      rows: (body[items] ?? []) as readonly unknown[],
      next: body.nextPageToken as string | undefined,
    }
  }
  const walk = async (more: object) => {
    const pages: (readonly unknown[])[] = []
    let next: string | undefined
    do {
      const page = await ask({ ...more, ...(next === undefined ? {} : { pageToken: next }) })
      pages.push(page.rows)
      next = page.next
    } while (next !== undefined)
    return pages
  }

  test('the pages together contain every row once, in order', async () => {
    const whole = (await walk({})).flat()
    expect(whole.length).toBeGreaterThan(1)
    const size = Math.ceil(whole.length / 3)
    const pages = await walk({ pageSize: Math.min(size, longest) })
    expect(pages.flat()).toEqual(whole)
    expect(pages.slice(0, -1).every((page) => page.length === Math.min(size, longest))).toBe(true)
    expect(new Set(whole.map((row) => JSON.stringify(row))).size).toBe(whole.length)
  })
  test('no response exceeds the maximum page size', async () =>
    expect((await ask({})).rows.length).toBeLessThanOrEqual(longest))
  test.each([
    { pageSize: 0 },
    { pageSize: longest + 1 },
    { pageToken: 'bm90aGluZw' },
    { pageToken: 'no token' },
  ])('%j is refused', async (more) =>
    expect(await ask(more)).toMatchObject({ status: 400, code: 'invalid_argument' }),
  )
  test('another member’s token reveals none of their rows', async () => {
    const { next } = await ask({ pageSize: 1 })
    const other = await server.member('edith', `another's pages of ${items}`)
    const { status, body } = await server.call(`/user/liv/me/${rpc}`, {
      method: 'POST',
      token: other.token,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...request, pageSize: 1, pageToken: next }),
    })
    const theirs = (await walk({})).flat().map((row) => JSON.stringify(row))
    expect(next).toEqual(expect.any(String))
    expect([200, 400, 403]).toContain(status)
    expect(
      ((body[items] ?? []) as readonly unknown[]).filter((row) =>
        theirs.includes(JSON.stringify(row)),
      ),
    ).toEqual([])
  })
  test.runIf(isCounted)('count limits all pages together', async () =>
    expect((await walk({ count: 3, pageSize: 2 })).map((page) => page.length)).toEqual([2, 1]),
  )
})
