import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MockServer, startMockServer } from '../server.ts'
import { type FreshDatabase, freshDatabase } from '../testing/fresh-database.ts'
import { runImport } from './run-import.ts'

const folder = mkdtempSync(join(tmpdir(), 'import-'))
const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url))
let server: MockServer
let fresh: FreshDatabase

beforeAll(async () => {
  // The import writes to the database of a running server.
  fresh = await freshDatabase()
  server = await startMockServer({ port: 0, database: fresh.database, control: true })
})

afterAll(async () => {
  await server.close()
  await fresh.remove()
  rmSync(folder, { recursive: true })
})

const run = async (...words: string[]) => {
  const out: string[] = []
  const err: string[] = []
  const status = await runImport(['import', '--db', fresh.database, ...words], {
    out: (line) => out.push(line),
    err: (line) => err.push(line),
  })
  return { status, out, err }
}

const stored = async (table: string, member = 'm-walter') =>
  (await server.sandbox.store.all(`SELECT * FROM ${table} WHERE member_id = ?`, [member])).length

test('a repeated or overlapping import adds nothing that exists', async () => {
  const first = await run('--member', 'walter', '--format', 'uci', fixture('beyond-the-meter.uci'))
  expect(first.status).toBe(0)
  expect(first.out.slice(-2)).toEqual([
    '9 readings added, 0 already there',
    'taken 12, changed 3, refused 0, of 15 lines',
  ])
  expect(await stored('bg_readings')).toBe(9)
  const again = await run('--member', 'walter', '--format', 'uci', fixture('beyond-the-meter.uci'))
  expect(again.out.slice(-2)).toEqual([
    '0 readings added, 9 already there',
    'taken 12, changed 3, refused 0, of 15 lines',
  ])
  const overlap = join(folder, 'overlap')
  writeFileSync(
    overlap,
    '10-31-1989\t08:00\t58\t275\n10-31-1989\t08:00\t34\t20\n10-31-1989\t08:00\t33\t9\n01-02-1990\t08:00\t58\t100\n',
  )
  const over = await run('--member', 'walter', '--format', 'uci', overlap)
  expect(over.out).toEqual([
    'line 3: refused: the stored reading has another short-acting insulin',
    '1 reading added, 1 already there',
    'taken 3, changed 0, refused 1, of 4 lines',
  ])
  expect(
    await server.sandbox.store.get(
      `SELECT short_float, long_float FROM bg_readings WHERE member_id = 'm-walter' AND local_time = '1989-10-31T08:00:00'`,
    ),
  ).toEqual({ short_float: 12, long_float: 20 })
})

test('--all-or-nothing: a refused reading prevents all writes, a refused event does not', async () => {
  const before = await stored('bg_readings')
  const refused = await run(
    '--member',
    'walter',
    '--format',
    'uci',
    '--all-or-nothing',
    fixture('odd-lines.uci'),
  )
  expect(refused.status).toBe(3)
  expect(await stored('bg_readings')).toBe(before)
  const events = join(folder, 'events')
  writeFileSync(
    events,
    '03-01-1990\t08:00\t58\t100\n03-01-1990\t09:00\t66\t000\n03-01-1990\t09:00\t33\t4\n',
  )
  expect(
    (await run('--member', 'walter', '--format', 'uci', '--all-or-nothing', events)).status,
  ).toBe(0)
  expect(await stored('bg_readings')).toBe(before + 1)
})

test('imports exports of a monitor and of a scale', async () => {
  const monitor = await run('--member', 'edith', '--format', 'bp-csv', fixture('monitor.csv'))
  expect(monitor.out.at(-1)).toBe('taken 2, changed 2, refused 7, of 11 lines')
  expect(await stored('bp_readings', 'm-edith')).toBe(4)
  const scale = await run('--member', 'edith', '--format', 'weight-csv', fixture('scale.csv'))
  expect(scale.out.at(-1)).toBe('taken 1, changed 2, refused 1, of 4 lines')
  expect(
    (await run('--member', 'edith', '--format', 'weight-csv', fixture('scale.csv'))).out.at(-2),
  ).toBe('0 readings added, 3 already there')
})

test.each([
  [['--member', 'nobody', '--format', 'uci', fixture('odd-lines.uci')], 'unknown member "nobody"'],
  [
    ['--member', 'walter', '--format', 'constructor', fixture('odd-lines.uci')],
    '--format must be one of',
  ],
  [['--member', 'walter', '--format', 'uci', '/nowhere/at-all'], 'file not found: /nowhere/at-all'],
  [['--member', 'walter', '--format', 'uci', '/'], 'is a folder'],
  [['--member', 'walter', '--format', 'uci'], 'FILE is required'],
  [['--format', 'uci', fixture('odd-lines.uci')], '--member NAME is required'],
  [['--member', 'walter', '--format', 'bp-csv', fixture('odd-lines.uci')], 'names no column'],
  [['--wrong'], 'wrong'],
])('%j is a usage error', async (words, why) => {
  const { status, err } = await run(...words)
  expect(status).toBe(2)
  expect(err.join('\n')).toContain(why)
})

test('reports an unavailable database without its password', async () => {
  const { status, err } = await run(
    '--db',
    'postgresql://wellspring:hunter2@127.0.0.1:1/sandbox',
    '--member',
    'walter',
    '--format',
    'uci',
    fixture('odd-lines.uci'),
  )
  expect({ status, err }).toEqual({
    status: 4,
    err: ['import: PostgreSQL at 127.0.0.1:1 refuses connections; is it running? (ECONNREFUSED)'],
  })
})
