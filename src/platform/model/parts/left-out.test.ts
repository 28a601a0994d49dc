import { expect, test } from 'vitest'
import { rowsThat, unreadCount } from './left-out.ts'
import { unreadable } from './part.ts'

test.each<[string, unknown, number]>([
  ['nothing', {}, 0],
  ['known, absent and empty parts', { a: 1, b: null, c: undefined, d: '', e: [] }, 0],
  ['one part', { a: unreadable }, 1],
  ['two parts', { a: unreadable, b: unreadable, c: 2 }, 2],
  ['two rows that were left out', { rows: { items: [], leftOut: 2 } }, 2],
  [
    'two parts of two rows',
    { rows: { items: [{ a: unreadable }, { a: unreadable }], leftOut: 0 } },
    2,
  ],
  ['each of them', { a: unreadable, rows: { items: [{ b: unreadable }], leftOut: 3 } }, 5],
])('counts %s', (_, answer, count) => {
  expect(unreadCount(answer)).toBe(count)
})

test('each row that cannot be told is left out', () => {
  const isEven = (value: number) => value % 2 === 0
  expect(rowsThat({ items: [2, 4], leftOut: 0 }, isEven)).toEqual({ items: [2, 4], leftOut: 0 })
  expect(rowsThat({ items: [1, 2, 3], leftOut: 4 }, isEven)).toEqual({ items: [2], leftOut: 6 })
})
