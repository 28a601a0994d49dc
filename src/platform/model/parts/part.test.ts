import { expect, test } from 'vitest'
import { noneOf, noneOfPart } from './none.ts'
import { isUnreadable, knownOrNull, mapPart, matchPart } from './part.ts'

const unreadable = { type: 'unreadable' } as const

test.each([
  [7, 'known 7'],
  [0, 'known 0'],
  ['', 'none'],
  [null, 'none'],
  [undefined, 'none'],
  [unreadable, 'unreadable'],
  // A stored copy is another object.
  [structuredClone(unreadable), 'unreadable'],
])('matchPart(%j) is %s', (part, expected) => {
  const found = matchPart(part as number | null | typeof unreadable, {
    known: (value) => `known ${value}`,
    none: () => 'none',
    unreadable: () => 'unreadable',
  })
  expect(found).toBe(expected)
})

test('mapPart converts only a value', () => {
  const double = (value: number) => value * 2
  expect([3, null, unreadable].map((part) => mapPart(part, double))).toEqual([6, null, unreadable])
})

test('an unknown enum member is not unreadable', () =>
  expect(isUnreadable({ type: 'unknown', raw: 'NEW' })).toBe(false))

test.each([
  [[], 0, true],
  [[], undefined, true],
  [null, 0, true],
  [[1], 0, false],
  [{}, 0, false],
  [[], 1, false],
  [null, 2, false],
])('noneOf(%j, %j) proves none: %s', (found, leftOut, expected) =>
  expect(noneOf(found, leftOut) !== null).toBe(expected),
)

test.each([
  [null, true],
  [undefined, true],
  ['', true],
  [0, false],
  [unreadable, false],
])('noneOfPart(%j) proves none: %s', (part, expected) =>
  expect(noneOfPart(part) !== null).toBe(expected),
)

test.each([null, undefined, '', unreadable])('of %j no value is known', (part) => {
  expect(knownOrNull(part)).toBeNull()
})
test.each([0, false, 'a'])('%j is known', (part) => {
  expect(knownOrNull(part)).toBe(part)
})
