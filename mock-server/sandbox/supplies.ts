import { readFact } from '../store/facts.ts'
import type { Handlers } from './operation.ts'

export const supplies: Handlers<'listSupplyOrders'> = {
  listSupplyOrders: async ({ caller, store, query }) => {
    const { orders } = await readFact(store, caller.id, 'supplies')
    const newestFirst = orders.toSorted((a, b) => b.orderedAt.localeCompare(a.orderedAt))
    return { status: 200, body: { orders: newestFirst.slice(0, query.count === undefined ? undefined : Number(query.count)) } }
  },
}
