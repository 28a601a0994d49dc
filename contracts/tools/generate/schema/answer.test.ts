import { expect, test } from 'vitest'
import { readSupplyOrders } from '../../../../generated/schemas/openapi/supplies.reader.ts'
import {
  onUnreadable,
  readAnswer,
  type UnreadableReport,
} from '../../../../generated/schemas/answer.ts'

const order = {
  id: 'o-1',
  orderType: 'BG_STRIPS',
  status: 'SHIPPED',
  orderedAt: '2026-11-19T12:00:00Z',
  estimatedDelivery: '2026-11-24',
}
const read = (...orders: readonly unknown[]) =>
  readAnswer('listSupplyOrders', readSupplyOrders, { orders }, (place) => new Error(place))

test('reads a row with an unknown member and an unreadable optional part', () => {
  expect(
    read({ ...order, status: 'BACKORDERED', estimatedDelivery: 'soon' }, order).orders,
  ).toEqual({
    items: [
      {
        ...order,
        status: { type: 'unknown', raw: 'BACKORDERED' },
        estimatedDelivery: { type: 'unreadable' },
      },
      order,
    ],
    leftOut: 0,
  })
})

test('counts a row without a required part', () =>
  expect(read(order, { ...order, orderedAt: null }).orders).toEqual({ items: [order], leftOut: 1 }))

test('throws for a list of which no row can be read, and not for an empty one', () => {
  expect(() => read({ id: 'o-1' })).toThrow('orders.*.')
  expect(read().orders).toEqual({ items: [], leftOut: 0 })
})

test('reports places and rules, never a value', () => {
  const reports: UnreadableReport[] = []
  const stop = onUnreadable((report) => reports.push(report))
  read(
    { ...order, status: 'SECRET-1' },
    { ...order, status: 'SECRET-2' },
    { ...order, orderedAt: 'SECRET-3' },
  )
  stop()
  read({ ...order, status: 'AFTER' })
  expect(reports).toEqual([
    {
      operation: 'listSupplyOrders',
      counts: new Map([
        ['orders.*.status enum', 2],
        ['orders.*.orderedAt format', 1],
      ]),
    },
  ])
  expect(JSON.stringify([...(reports[0]?.counts ?? [])])).not.toContain('SECRET')
})
