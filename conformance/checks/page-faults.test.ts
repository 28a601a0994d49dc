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

const lost = 'pages_complete: leaves out between two pages what the list has'
const more = 'pages_complete: answers on its pages what the list does not have, or has fewer times'
const order = 'pages_complete: answers its pages in another order than the list'

test.each<[string, readonly (readonly string[])[], string[]]>([
  ['the list', [['a', 'b'], ['c', 'd'], ['e']], []],
  ['the list, with an empty last page', [['a', 'b'], ['c', 'd'], ['e'], []], []],
  [
    'a page that is too long',
    [
      ['a', 'b', 'c'],
      ['d', 'e'],
    ],
    ['page_limit_honoured: answers a page that is longer than was asked for'],
  ],
  [
    'an item that is lost',
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
  ['an item in place of another', [['a', 'b'], ['b', 'd'], ['e']], [lost, more]],
  [
    'an item of no list',
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'x'],
    ],
    [more],
  ],
  ['another order', [['b', 'a'], ['c', 'd'], ['e']], [order]],
])('pages with %s', (_, pages, found) => expect(checksOf(pages)).toEqual(found))

test('behind the end of what one answer reaches, nothing is said', () => {
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
test('an item that the list has twice is on its pages twice', () => {
  expect(checksOf([['a', 'a'], ['b']], { list: ['a', 'a', 'b'] })).toEqual([])
  expect(checksOf([['a'], ['b']], { list: ['a', 'a', 'b'] })).toEqual([lost])
})
