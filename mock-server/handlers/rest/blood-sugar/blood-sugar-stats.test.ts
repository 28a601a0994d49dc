import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/sandbox-client.ts'

let server: TestServer
let token: string

const bg = (timestamp: string, value: number | null, tags: object = {}) => ({
  timestamp,
  value,
  tags,
})

beforeAll(async () => {
  server = await startTestServer()
  ;({ token } = await server.member('rosa', 'stats', {
    bloodSugar: [
      bg('2026-03-05T07:00:00', 118, { eat_code: 6 }),
      bg('2026-03-06T07:59:00', 131, { eat_code: 6 }),
      bg('2026-03-06T09:00:00', 250, { eat_code: 9 }),
      bg('2026-03-06T09:30:00', null, { OOR_high: true, eat_code: 9 }),
      bg('2026-03-07T03:00:00', null, { OOR_low: true }),
      bg('2026-03-07T10:00:00', 110, { is_control: true }),
    ],
  }))
})
afterAll(() => server.close())

const stats = (query: string) =>
  server.call(`/v1/users/me/readings/bgs/stats/extended?${query}`, { token })
const march = 'start=2026-03-01T00:00:00&end=2026-03-31T23:59:59'
type Figures = {
  readonly count: number
  readonly average: number | null
  readonly ranges: readonly {
    readonly status: string
    readonly count: number
    readonly percent: number
  }[]
}
const told = ({ ranges }: Figures) =>
  ranges
    .filter(({ count }) => count > 0)
    .map(({ status, count, percent }) => [status, count, percent])

test('counts out-of-range readings but excludes them from the average', async () => {
  const { body, status } = await stats(`${march}&tagsIsControl=false`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    start: '2026-03-01T00:00:00',
    end: '2026-03-31T23:59:59',
    daysWithReadings: 3,
  })
  expect(body.overall).toMatchObject({
    count: 5,
    belowMeter: 1,
    aboveMeter: 1,
    average: Math.round((118 + 131 + 250) / 3),
    lowest: 118,
    highest: 250,
  })
  expect(told(body.overall)).toEqual([
    ['SEVERELY_LOW', 1, 20],
    ['IN_RANGE', 1, 20],
    ['SLIGHTLY_HIGH', 1, 20],
    ['HIGH', 1, 20],
    ['SEVERELY_HIGH', 1, 20],
  ])
  expect(await server.violations('stats')).toEqual([])
})

test('groups by meal code, missing last, and by local hour', async () => {
  const { body } = await stats(`${march}&tagsIsControl=false`)
  expect(
    body.byMeal.map(({ eat_code, figures }: { eat_code: number | null; figures: Figures }) => [
      eat_code,
      figures.count,
      figures.average,
    ]),
  ).toEqual([
    [6, 2, 125],
    [9, 2, 250],
    [null, 1, null],
  ])
  expect(told(body.byMeal[1].figures)).toEqual([
    ['HIGH', 1, 50],
    ['SEVERELY_HIGH', 1, 50],
  ])
  expect(
    body.byHour.map(({ hour, figures }: { hour: number; figures: Figures }) => [
      hour,
      figures.count,
    ]),
  ).toEqual([
    [3, 1],
    [7, 2],
    [9, 2],
  ])
})

test('includes control tests on request only', async () => {
  expect((await stats(march)).body.overall.count).toBe(6)
  expect((await stats(`${march}&tagsIsControl=true`)).body.overall).toMatchObject({
    count: 1,
    average: 110,
  })
})

test('an empty range returns zeros, nulls and every status', async () => {
  const { body } = await stats('start=2025-03-01T00:00:00&end=2025-03-31T23:59:59')
  expect(body).toMatchObject({
    daysWithReadings: 0,
    byMeal: [],
    byHour: [],
    overall: { count: 0, average: null, lowest: null, highest: null },
  })
  expect(body.overall.ranges).toHaveLength(8)
})

test('gives each reading the same status as the list', async () => {
  const edges = [19, 20, 53, 54, 69, 70, 130, 131, 180, 181, 250, 251, 600, 601]
  const rows = edges.flatMap((value, index) =>
    [6, 9, null].map((eat_code, meal) =>
      bg(`2026-03-${String(index + 1).padStart(2, '0')}T0${meal}:00:00`, value, { eat_code }),
    ),
  )
  const member = await server.member('rosa', 'edges', { bloodSugar: rows })
  const listed = (
    await server.call(`/v1/users/me/readings/bgs/data?${march}`, { token: member.token })
  ).body.bgs as readonly { readonly adaTargetRangeExtendedStatus: string }[]
  const { body } = await server.call(`/v1/users/me/readings/bgs/stats/extended?${march}`, {
    token: member.token,
  })
  for (const { status, count } of (body.overall as Figures).ranges)
    expect([status, count]).toEqual([
      status,
      listed.filter((one) => one.adaTargetRangeExtendedStatus === status).length,
    ])
})

test('counts a typed out-of-range value but excludes it from the average', async () => {
  const typed = await server.member('rosa', 'typed beyond', {
    bloodSugar: [
      bg('2026-03-05T07:00:00', 19),
      bg('2026-03-05T08:00:00', 20),
      bg('2026-03-05T09:00:00', 600),
      bg('2026-03-05T10:00:00', 601),
    ],
  })
  const { body } = await server.call(`/v1/users/me/readings/bgs/stats/extended?${march}`, {
    token: typed.token,
  })
  expect(body.overall).toMatchObject({
    count: 4,
    belowMeter: 1,
    aboveMeter: 1,
    average: 310,
    lowest: 20,
    highest: 600,
  })
})

test('returns 400 for an invalid range and excludes other members’ readings', async () => {
  expect((await stats('start=2026-03-07T00:00:00&end=2026-03-05T00:00:00')).body.details).toEqual([
    'end',
  ])
  expect((await stats('start=2026-02-30T00:00:00&end=2026-03-05T00:00:00')).status).toBe(400)
  const empty = await server.member('rosa', 'nothing', { bloodSugar: [] })
  expect(
    (await server.call(`/v1/users/me/readings/bgs/stats/extended?${march}`, { token: empty.token }))
      .body.overall.count,
  ).toBe(0)
})

test('excludes numbers that no meter shows from the average', async () => {
  const { token: other } = await server.member('rosa', 'beyond', {
    bloodSugar: [
      bg('2026-03-05T07:00:00', 19),
      bg('2026-03-05T08:00:00', 20),
      bg('2026-03-05T09:00:00', 600),
      bg('2026-03-05T10:00:00', 601),
    ],
  })
  const { body } = await server.call(
    `/v1/users/me/readings/bgs/stats/extended?${march}&tagsIsControl=false`,
    { token: other },
  )
  expect(body.overall).toMatchObject({ count: 4, average: 310, lowest: 20, highest: 600 })
})
