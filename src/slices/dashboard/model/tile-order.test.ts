import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type DashboardTile,
  dashboardTiles,
  moved,
  newTileOrder,
  orderOf,
  orderWord,
} from './tile-order.ts'

const anyOrder = fc.shuffledSubarray([...dashboardTiles], { minLength: dashboardTiles.length })

describe('the order of tiles', () => {
  test('survives encoding and decoding', () =>
    fc.assert(
      fc.property(anyOrder, (order) => void expect(orderOf(orderWord(order))).toEqual(order)),
    ))
  test.each([null, '', 'abc', 'abcdefgg', 'abcdefgz', 'abcdefghi', 'ABCDEFGH', '<script>'])(
    'rejects %j',
    (word) => expect(orderOf(word)).toBeNull(),
  )
  test('decodes any text to an order of all tiles, or to null', () =>
    fc.assert(
      fc.property(fc.string(), (word) => {
        const order = orderOf(word)
        expect(
          order === null || order.toSorted().join() === [...dashboardTiles].toSorted().join(),
        ).toBe(true)
      }),
    ))
})

test('FLAG-018: the new order has each tile once, the scores first', () => {
  expect(newTileOrder.toSorted()).toEqual([...dashboardTiles].toSorted())
  expect(newTileOrder[0]).toBe('scores')
  expect(orderOf(orderWord(newTileOrder))).toEqual(newTileOrder)
})

describe('a tile that is moved', () => {
  const shown: readonly DashboardTile[] = ['blood-sugar', 'weight', 'food']
  const seen = (order: readonly DashboardTile[]) => order.filter((tile) => shown.includes(tile))
  test.each([
    ['weight', -1, ['weight', 'blood-sugar', 'food']],
    ['weight', 1, ['blood-sugar', 'food', 'weight']],
    ['blood-sugar', -1, shown],
    ['food', 1, shown],
    ['pulse', 1, shown],
  ] as const)('%s by %i: %j', (tile, by, expected) =>
    expect(seen(moved(dashboardTiles, shown, tile, by))).toEqual(expected),
  )
  test('swaps with its shown neighbor, loses no tile, and returns when moved back', () =>
    fc.assert(
      fc.property(
        anyOrder,
        fc.subarray([...dashboardTiles], { minLength: 2 }),
        fc.nat(),
        (order, some, pick) => {
          const before = order.filter((tile) => some.includes(tile))
          const at = pick % (before.length - 1)
          const after = moved(order, some, before[at] as DashboardTile, 1)
          // Reference implementation: swap two items of a list.
          const expected = before
            .with(at, before[at + 1] as DashboardTile)
            .with(at + 1, before[at] as DashboardTile)
          expect(after.filter((tile) => some.includes(tile))).toEqual(expected)
          expect(after.toSorted()).toEqual([...dashboardTiles].toSorted())
        },
      ),
    ))
})
