import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as Schema from 'effect/Schema'
import { describe, expect, it, test } from 'vitest'
import { atLeastOne, CalendarDate, distinct, figure, Instant, listOf, LocalDateTime, matching, StoredEmail, text, TimeZone, UtcOffset, Uuid, whole } from './formats.ts'

const accepts = (schema: Schema.ConstraintDecoder<unknown>, value: unknown) => Schema.is(schema)(value)

describe.each<[string, Schema.ConstraintDecoder<unknown>, readonly unknown[], readonly unknown[]]>([
  ['text', text(1, 3), ['a', 'abc', '🍎🍎🍎', ' '], ['', 'abcd', '🍎🍎🍎🍎', null, 1]],
  ['pattern', matching(/^a+$/, 3), ['a', 'aaa'], ['', 'aaaa', 'b', 'ab', 'a\n', null]],
  ['whole', whole(1, 3), [1, 3, 2.0], [0, 4, 1.5, NaN, '2', null]],
  ['figure', figure(0, 0.3), [0, 0.3, 0.1], [-0.1, 0.31, NaN, Infinity, null]],
  ['list', listOf(Schema.String, 2, 1), [['a'], ['a', 'b']], [[], ['a', 'b', 'c'], [1], 'a']],
  ['distinct', listOf(Schema.Number, 9).check(distinct, atLeastOne), [[1], [1, 2]], [[], [1, 1]]],
  ['date', CalendarDate, ['2024-02-29', '2026-12-31'], ['2026-02-29', '2026-2-1', '2026-13-01', '2026-02-28T00:00:00', ' 2026-02-28']],
  ['local date-time', LocalDateTime, ['2026-11-20T00:00:00', '2024-02-29T23:59:59'], ['2026-11-20T24:00:00', '2026-02-30T10:00:00', '2026-11-20 10:00:00', '2026-11-20T10:00:00Z', '2026-11-20T10:00']],
  ['instant', Instant, ['2026-11-20T12:40:00Z', '2026-11-20T12:40:00.123Z'], ['2026-11-20T12:40:00', '2026-11-20T12:40:00+00:00', '2026-11-20T12:40:60Z', '2026-02-30T12:40:00Z', '2026-11-20t12:40:00z']],
  ['offset', UtcOffset, ['+00:00', '-05:00', '+14:59'], ['Z', '+15:00', '05:00', '+5:00', '+05:60']],
  ['time zone', TimeZone, ['America/New_York', 'UTC', 'America/Argentina/Buenos_Aires'], ['America/Nowhere', '+05:00', 'america/new_york', '', 'America/New York']],
  ['uuid', Uuid, ['018f3a62-6b1c-7c5e-9a57-0d2b6a1f3c11', '018F3A62-6B1C-7C5E-9A57-0D2B6A1F3C11'], ['018f3a626b1c7c5e9a570d2b6a1f3c11', '018f3a62-6b1c-7c5e-9a57-0d2b6a1f3c1']],
  ['email', StoredEmail, ['a@b.co', 'A+1@b-2.example'], ['a@b', 'a b@c.co', '.a@b.co', `${'a'.repeat(250)}@b.co`]],
])('%s', (_, schema, good, bad) => {
  it.each(good.map(value => [value]))('takes %j', value => expect(accepts(schema, value)).toBe(true))
  it.each(bad.map(value => [value]))('refuses %j', value => expect(accepts(schema, value)).toBe(false))
})

test('nothing uses Effect’s own checks, which bring JSON Schema and code along onto the first page', () => {
  const src = join(import.meta.dirname, '..')
  const users = globSync('**/*.{ts,tsx}', { cwd: src }).filter(file => !file.includes('.test.') && /\bSchema\.(is[A-Z]\w*\(|Int\b|Finite\b|NonEmptyString\b)/.test(readFileSync(join(src, file), 'utf8')))
  expect(users).toEqual([])
})
