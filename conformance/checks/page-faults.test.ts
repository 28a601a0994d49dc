import { expect, test } from 'vitest'
import { pageFaults } from './page-faults.ts'

const whole = ['a', 'b', 'c', 'd', 'e']
const checksOf = (
  pages: readonly (readonly string[])[],
  { isLonger = false, list = whole, limit = 2 } = {},
) =>
  pageFaults({ whole: list, isLonger, pages, limit }).map(
    ({ check, words }) => `${check}: ${words}`,
  )

const lost = 'pages_complete: items of the list are missing between pages'
const more = 'pages_complete: the pages contain items that the list lacks or has fewer times'
const order = 'pages_complete: the pages have another order than the list'

test.each<[string, readonly (readonly string[])[], string[]]>([
  ['all items', [['a', 'b'], ['c', 'd'], ['e']], []],
  ['all items and an empty last page', [['a', 'b'], ['c', 'd'], ['e'], []], []],
  [
    'a page that is too long',
    [
      ['a', 'b', 'c'],
      ['d', 'e'],
    ],
    ['page_limit_honoured: returned a longer page than requested'],
  ],
  [
    'a missing item',
    [
      ['a', 'b'],
      ['d', 'e'],
    ],
    [lost],
  ],
  [
    'an item on two pages',
    [
      ['a', 'b'],
      ['b', 'c'],
      ['d', 'e'],
    ],
    [more],
  ],
  ['a replaced item', [['a', 'b'], ['b', 'd'], ['e']], [lost, more]],
  [
    'an unknown item',
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'x'],
    ],
    [more],
  ],
  ['another order', [['b', 'a'], ['c', 'd'], ['e']], [order]],
])('pages with %s', (_, pages, found) => expect(checksOf(pages)).toEqual(found))

test('ignores items beyond the end of the single response', () => {
  expect(
    checksOf(
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'x'],
      ],
      { isLonger: true },
    ),
  ).toEqual([])
  expect(
    checksOf(
      [
        ['a', 'b'],
        ['c', 'a'],
        ['d', 'e'],
      ],
      { isLonger: true },
    ),
  ).toEqual([more])
})
test('an item that is twice in the list is twice on its pages', () => {
  expect(checksOf([['a', 'a'], ['b']], { list: ['a', 'a', 'b'] })).toEqual([])
  expect(checksOf([['a'], ['b']], { list: ['a', 'a', 'b'] })).toEqual([lost])
})
