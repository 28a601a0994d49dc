import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../testing/fresh-database.ts'
import { startTestServer, type TestServer } from '../testing/sandbox-client.ts'
import { runImport } from './run-import.ts'
import { readUci } from './uci-diary.ts'

const folder = new URL('fixtures/uci-diabetes/', import.meta.url)
const setting = { zone: 'America/Chicago', now: Date.parse('2026-11-20T12:00:00Z') }

/**
 * All files of the data set with their lines, taken, changed, refused and readings. awk counts the
 * same number of glucose lines with a number, Hi or Lo.
 */
test.each([
  ['data-01', 943, 795, 3, 145, 369],
  ['data-02', 761, 754, 7, 0, 380],
  ['data-05', 300, 144, 0, 156, 144],
  ['data-10', 247, 247, 0, 0, 107],
  ['data-20', 1003, 1000, 0, 3, 454],
  ['data-27', 926, 913, 0, 13, 457],
  ['data-30', 1179, 1179, 0, 0, 591],
  ['data-40', 106, 55, 0, 51, 31],
  ['data-55', 1327, 1320, 3, 4, 606],
  ['data-68', 693, 692, 0, 1, 527],
] as const)(
  '%s: of %i lines %i are taken, %i changed, %i refused, and %i readings made',
  (file, all, taken, changed, refused, readings) => {
    const { lines, drafts } = readUci(readFileSync(new URL(file, folder), 'utf8'), setting)
    const count = (verdict: string) => lines.filter((line) => line.verdict === verdict).length
    expect([
      lines.length,
      count('taken'),
      count('changed'),
      count('refused'),
      drafts.length,
    ]).toEqual([all, taken, changed, refused, readings])
    expect(lines.every(({ verdict, why }) => verdict === 'taken' || why !== null)).toBe(true)
    // Every reading is a number of the file or one end of the meter.
    expect(drafts.every(({ value, oor }) => (value === null) !== (oor === null))).toBe(true)
  },
)

let server: TestServer
let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase()
  server = await startTestServer({ database: fresh.database, members: ['walter'] })
})
afterAll(async () => {
  await server.close()
  await fresh.remove()
})

/**
 * data-40, November 1 to 8, 1989, summed by hand: 513 + 585 + 476 + 818 + 453 + 322 + 206 + 873 =
 * 4246 mg/dL in 31 readings, 137 on average. Line 75 says 0'' and is none. Under 54 are 35, 35, 45,
 * 43, 53, 37 and 41; from 54 to 69 are 55, 63 and 54; over 250 are 378, 295 and 359; 181 to 250 are
 * 182, 196, 245, 215, 225 and 199; 12 are left.
 */
test('the figures of one diary match a sum by hand', async () => {
  const said: string[] = []
  const status = await runImport(
    [
      'import',
      '--db',
      fresh.database,
      '--member',
      'walter',
      '--format',
      'uci',
      new URL('data-40', folder).pathname,
    ],
    { out: (line) => said.push(line), err: (line) => said.push(line) },
  )
  expect([status, said.at(-1)]).toEqual([0, 'taken 55, changed 0, refused 51, of 106 lines'])
  expect(said.filter((line) => line.includes('not a number'))).toEqual([
    'line 75: refused: the value is not a number',
  ])
  const token = await server.token('walter.young@example.com')
  const span = 'start=1989-11-01T00:00:00&end=1989-11-08T23:59:59&tagsIsControl=false'
  const { body } = await server.call(`/v1/users/me/readings/bgs/stats/extended?${span}`, { token })
  expect(body).toMatchObject({
    daysWithReadings: 8,
    overall: { count: 31, average: 137, lowest: 35, highest: 378 },
  })
  expect(body.overall.ranges.map(({ count }: { count: number }) => count)).toEqual([
    0, 7, 3, 12, 0, 6, 3, 0,
  ])
  const { bgs } = (await server.call(`/v1/users/me/readings/bgs/data?${span}`, { token })).body
  expect(bgs.reduce((sum: number, { value }: { value: number }) => sum + value, 0)).toBe(4246)
  expect(bgs.at(-1)).toMatchObject({
    timestamp: '1989-11-01T06:30:00',
    value: 118,
    tags: { eat_code: 13, short_float: 7, source: 1 },
  })
  expect(bgs.find(({ value }: { value: number }) => value === 178)).toMatchObject({
    timestamp: '1989-11-01T21:30:00',
    tags: { long_float: 9 },
  })
})
