import { expect, test } from 'vitest'
import type { SupplyOrder } from '#session/member/model/supply-orders.ts'
import { stripsNeedOf, stripsUnderWay } from './strips-need.ts'

type Order = SupplyOrder
const order = (over: Partial<Order> = {}): Order => ({
  id: 'o-1',
  orderType: 'BG_STRIPS',
  status: 'SHIPPED',
  orderedAt: '2026-11-19T12:00:00Z',
  ...over,
})
const kind = (
  left: number,
  items: readonly Order[],
  eligibility: Parameters<typeof stripsNeedOf>[0]['eligibility'] = 'ELIGIBLE',
  leftOut = 0,
) => stripsNeedOf({ left, orders: { items, leftOut }, eligibility }).kind

test.each([
  ['24 strips and no order ask for an order', 24, [], 'ELIGIBLE', 'order'],
  ['25 are enough', 25, [], 'ELIGIBLE', 'enough'],
  ['none left asks for an order', 0, [], 'ELIGIBLE', 'order'],
  ['few strips that cannot be ordered are low', 24, [], 'RECENT_ORDER', 'low'],
  ['not eligible at all', 3, [], 'NOT_ELIGIBLE', 'low'],
  ['a failed check leads to the order page', 24, [], null, 'order'],
  ['an order under way asks for nothing more', 3, [order()], 'RECENT_ORDER', 'onItsWay'],
  [
    'an order just received does so, too',
    3,
    [order({ status: 'RECEIVED' })],
    'RECENT_ORDER',
    'onItsWay',
  ],
  [
    'one that is being packed does so, too',
    3,
    [order({ status: 'PROCESSING' })],
    'RECENT_ORDER',
    'onItsWay',
  ],
  ['ignores a delivered order', 3, [order({ status: 'DELIVERED' })], 'ELIGIBLE', 'order'],
  ['ignores a canceled order', 3, [order({ status: 'CANCELLED' })], 'ELIGIBLE', 'order'],
  [
    'checks eligibility when an order has an unknown status',
    3,
    [order({ status: { type: 'unknown', raw: 'BACKORDERED' } })],
    'RECENT_ORDER',
    'low',
  ],
  ['ignores an order of lancets', 3, [order({ orderType: 'LANCETS' })], 'ELIGIBLE', 'order'],
] as const)('%s', (_, left, orders, eligibility, expected) =>
  expect(kind(left, orders, eligibility)).toBe(expected),
)

const unknown = { type: 'unknown', raw: 'NEW' } as const
test.each<[string, number, readonly Order[], 'ELIGIBLE' | 'RECENT_ORDER' | null, number, string]>([
  ['an order that could not be read', 3, [], 'ELIGIBLE', 1, 'unknown'],
  ['the same, and the check failed', 3, [], null, 1, 'unknown'],
  ['the same, and the server refuses an order', 3, [], 'RECENT_ORDER', 1, 'low'],
  ['the same, with enough strips', 25, [], 'ELIGIBLE', 1, 'enough'],
  ['the same beside one on its way', 3, [order()], 'ELIGIBLE', 1, 'onItsWay'],
  ['strips of unknown status', 3, [order({ status: unknown })], 'ELIGIBLE', 0, 'unknown'],
  ['an unknown thing on its way', 3, [order({ orderType: unknown })], 'ELIGIBLE', 0, 'unknown'],
  [
    'an unknown thing that arrived',
    3,
    [order({ orderType: unknown, status: 'DELIVERED' })],
    'ELIGIBLE',
    0,
    'order',
  ],
  [
    'lancets of unknown status',
    3,
    [order({ orderType: 'LANCETS', status: unknown })],
    'ELIGIBLE',
    0,
    'order',
  ],
])('with %s', (_, left, orders, eligibility, leftOut, expected) =>
  expect(kind(left, orders, eligibility, leftOut)).toBe(expected),
)

test('returns unknown when the orders could not be read', () =>
  expect(stripsNeedOf({ left: 3, orders: null, eligibility: 'ELIGIBLE' }).kind).toBe('unknown'))

test('returns the newest of several open orders', () => {
  expect(
    stripsUnderWay([order({ id: 'old', orderedAt: '2026-11-10T12:00:00Z' }), order({ id: 'new' })])
      ?.id,
  ).toBe('new')
})
