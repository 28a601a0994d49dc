import { randomUUID } from 'node:crypto'
import { decideFact } from '../../database/facts/decide-fact.ts'
import { readFact, writeFact } from '../../database/facts/facts.ts'
import { finishTasks } from '../../services/members/finish-tasks.ts'
import type { RestHandlers, Schema } from '../rest-call.ts'
import { rowsAfter, pageOf } from '../pagination.ts'
import {
  type OrderReasonCode,
  orderAt,
  reasonsAgainst,
  standingOf,
  stripsLeft,
} from '../../services/members/supply-orders.ts'

type Ids =
  | 'listSupplyOrders'
  | 'placeSupplyOrder'
  | 'getStripSupply'
  | 'saveStripsRemaining'
  | 'getStripEligibility'

/** The contract's example for each refusal code. */
const refusals: Readonly<Record<OrderReasonCode, string>> = {
  101: 'order_under_way',
  102: 'ordered_recently',
  103: 'enough_supplies',
  170: 'not_delivered_there',
  171: 'not_in_program',
}

const statusOf = (
  codes: readonly OrderReasonCode[],
): NonNullable<Schema<'OrderEligibility'>['status']> => {
  if (codes.includes(101) || codes.includes(102)) return 'RECENT_ORDER'
  if (codes.includes(103)) return 'ENOUGH_SUPPLIES'
  return codes.length > 0 ? 'NOT_ELIGIBLE' : 'ELIGIBLE'
}

/** Supply orders and test strips of the member. */
export const supplies: RestHandlers<Ids> = {
  listSupplyOrders: async ({ caller, store, query, now, problem }) => {
    const { orders } = await readFact(store, caller.id, 'supplies')
    const newestFirst = orders
      .toSorted((a, b) => b.orderedAt.localeCompare(a.orderedAt))
      .map((order) => orderAt(order, caller.timeZone, now))
    const page = await pageOf(query, 100, rowsAfter(newestFirst))
    if (page === null) return problem(422, 'unknown_cursor')
    return {
      status: 200,
      body: { orders: [...page.rows], ...(page.next !== undefined && { next: page.next }) },
    }
  },

  placeSupplyOrder: async ({ caller, store, body, now, problem }) => {
    const { address } = await readFact(store, caller.id, 'personal')
    if (address === null) return problem(422, 'address_missing')
    const standing = await standingOf(store, caller, now)
    const placed: Schema<'SupplyOrder'> = {
      id: `o-${randomUUID()}`,
      orderType: body.orderType,
      status: 'RECEIVED',
      orderedAt: new Date(now).toISOString(),
    }
    const codes = await decideFact(store, caller.id, 'supplies', (before) => {
      const said = reasonsAgainst(body.orderType, before, standing, caller.timeZone, now)
      return said.length > 0 ? { said } : { after: { orders: [placed, ...before.orders] }, said }
    })
    const [first] = codes
    if (first === undefined) {
      await finishTasks({ store, caller }, 'ORDER_SUPPLIES')
      return { status: 201, body: orderAt(placed, caller.timeZone, now) }
    }
    const refused = problem(409, refusals[first])
    return { ...refused, body: { ...refused.body, errors: codes.map((code) => ({ code })) } }
  },

  getStripSupply: async ({ caller, store, now }) => ({
    status: 200,
    body: { remaining: await stripsLeft(store, caller, now) },
  }),

  saveStripsRemaining: async ({ caller, store, body, now }) => {
    await writeFact(store, caller.id, 'strips', {
      remaining: Number(body),
      countedAt: new Date(now).toISOString(),
    })
    return { status: 204 }
  },

  getStripEligibility: async ({ caller, store, now }) => {
    const codes = reasonsAgainst(
      'BG_STRIPS',
      await readFact(store, caller.id, 'supplies'),
      await standingOf(store, caller, now),
      caller.timeZone,
      now,
    )
    const errors = (codes.length > 0 ? codes : ([200] as const)).map((code) => ({ code }))
    return { status: 200, body: { valid: codes.length === 0, errors, status: statusOf(codes) } }
  },
}
