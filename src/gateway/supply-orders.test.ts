import { expect, test } from 'vitest'
import { ContractBroken } from './failure.ts'
import { supplyOrdersOf } from './supply-orders.ts'

const order = { id: 'o-1', orderType: 'BG_STRIPS', status: 'SHIPPED', orderedAt: '2026-11-19T12:00:00Z', estimatedDelivery: '2026-11-24' }
const read = (...orders: readonly unknown[]) => supplyOrdersOf({ orders } as never)

test('an order of an unknown status or kind is listed, and the others stay', () =>
  expect(read({ ...order, status: 'BACKORDERED' }, { ...order, orderType: 'SENSOR' }, order)).toEqual({
    items: [{ ...order, status: null }, { ...order, orderType: null }, order], leftOut: 0,
  }))

test('an arrival that is no day is left out of its order', () => {
  const { estimatedDelivery: _, ...rest } = order
  expect(read({ ...order, estimatedDelivery: 'soon' }).items).toEqual([rest])
})

test('an order without its moment is left out and counted', () => expect(read(order, { ...order, orderedAt: null })).toEqual({ items: [order], leftOut: 1 }))

test('a list without a readable order does not look like no orders', () => {
  expect(() => read({ id: 'o-1' })).toThrow(ContractBroken)
  expect(read()).toEqual({ items: [], leftOut: 0 })
})
