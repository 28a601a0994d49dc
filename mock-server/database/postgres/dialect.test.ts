import { expect, test } from 'vitest'
import { parserOf, statementOf, toPostgres } from './dialect.ts'

test.each([
  ['SELECT a FROM t WHERE b = ? AND c IN (?, ?)', 'SELECT a FROM t WHERE b = $1 AND c IN ($2, $3)'],
  [`SELECT '?', 'it''s ?', "a?", ? -- why?\n, ?`, `SELECT '?', 'it''s ?', "a?", $1 -- why?\n, $2`],
  ['SELECT /* ? \n ? */ ?, $q$ ? $q$, $$?$$, ?', 'SELECT /* ? \n ? */ $1, $q$ ? $q$, $$?$$, $2'],
  ["INSERT INTO t VALUES ('unclosed ?", "INSERT INTO t VALUES ('unclosed $1"],
  [
    "CREATE TABLE t (text TEXT NOT NULL DEFAULT 'TEXT', n INTEGER)",
    `CREATE TABLE t (text TEXT COLLATE "C" NOT NULL DEFAULT 'TEXT', n INTEGER)`,
  ],
  [' ALTER TABLE t ADD COLUMN note TEXT', ' ALTER TABLE t ADD COLUMN note TEXT COLLATE "C"'],
  ['SELECT CAST(? AS TEXT)', 'SELECT CAST($1 AS TEXT)'],
])('%j becomes %j', (shared, own) => {
  expect(toPostgres(shared)).toBe(own)
})

test('names each short statement, but none of variable length', () => {
  const first = statementOf('SELECT ?')
  expect(first.text).toBe('SELECT $1')
  expect(statementOf('SELECT ?')).toBe(first)
  expect(statementOf('SELECT ?, ?').name).not.toBe(first.name)
  expect(
    statementOf(`INSERT INTO t VALUES ${Array(500).fill('(?)').join(', ')}`).name,
  ).toBeUndefined()
})

test('converts safe numbers and booleans, and refuses numbers that are too large', () => {
  const parse = (oid: number, text: string) => parserOf(oid, () => String)(text)
  expect(parse(20, '1795500000000')).toBe(1_795_500_000_000)
  expect(parse(1700, '12.50')).toBe(12.5)
  expect([parse(16, 't'), parse(16, 'f')]).toEqual([1, 0])
  expect(parse(25, '1')).toBe('1')
  expect(() => parse(20, '9007199254740993')).toThrow(RangeError)
})
