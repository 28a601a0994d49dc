import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as Schema from 'effect/Schema'
import { describe, expect, it, test } from 'vitest'
import { Instant, listOf, matching, text, Uuid, whole } from './schema-rules.ts'

const accepts = (schema: Schema.ConstraintDecoder<unknown>, value: unknown) =>
  Schema.is(schema)(value)

describe.each<[string, Schema.ConstraintDecoder<unknown>, readonly unknown[], readonly unknown[]]>([
  ['text', text(1, 3), ['a', 'abc', '🍎🍎🍎', ' '], ['', 'abcd', '🍎🍎🍎🍎', null, 1]],
  ['pattern', matching(/^a+$/, 3), ['a', 'aaa'], ['', 'aaaa', 'b', 'ab', 'a\n', null]],
  ['whole', whole(1, 3), [1, 3, 2.0], [0, 4, 1.5, NaN, '2', null]],
  ['list', listOf(Schema.String, 2, 1), [['a'], ['a', 'b']], [[], ['a', 'b', 'c'], [1], 'a']],
  [
    'instant',
    Instant,
    ['2026-11-20T12:40:00Z', '2026-11-20T12:40:00.123Z'],
    [
      '2026-11-20T12:40:00',
      '2026-11-20T12:40:00+00:00',
      '2026-11-20T12:40:60Z',
      '2026-02-30T12:40:00Z',
      '2026-11-20t12:40:00z',
    ],
  ],
  [
    'uuid',
    Uuid,
    ['018f3a62-6b1c-7c5e-9a57-0d2b6a1f3c11', '018F3A62-6B1C-7C5E-9A57-0D2B6A1F3C11'],
    ['018f3a626b1c7c5e9a570d2b6a1f3c11', '018f3a62-6b1c-7c5e-9a57-0d2b6a1f3c1'],
  ],
])('%s', (_, schema, good, bad) => {
  it.each(good.map((value) => [value]))('accepts %j', (value) =>
    expect(accepts(schema, value)).toBe(true),
  )
  it.each(bad.map((value) => [value]))('rejects %j', (value) =>
    expect(accepts(schema, value)).toBe(false),
  )
})

test('no module uses the checks of Effect, which would enlarge the first page', () => {
  const src = 'src'
  const users = globSync('**/*.{ts,tsx}', { cwd: src }).filter(
    (file) =>
      !file.includes('.test.') &&
      /\bSchema\.(is[A-Z]\w*\(|Int\b|Finite\b|NonEmptyString\b)/.test(
        readFileSync(join(src, file), 'utf8'),
      ),
  )
  expect(users).toEqual([])
})
