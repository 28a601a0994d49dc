import { readFact } from '../../database/facts/facts.ts'
import { deliveryDay, personOf } from '../../services/members/lab-kit-orders.ts'
import type { RestHandlers } from '../rest-call.ts'

/** The lab kits that a member ordered, in or outside a session. */
export const labOrders: RestHandlers<'listLabKitOrders'> = {
  listLabKitOrders: async ({ caller, store, now }) => {
    const person = personOf(await readFact(store, caller.id, 'personal'))
    const rows = await store.all<{ id: string; expected_by: string }>(
      'SELECT id, expected_by FROM lab_kit_orders WHERE person = ? ORDER BY expected_by DESC, id DESC LIMIT 50',
      [person],
    )
    const orders = rows.map((row) => ({
      orderId: row.id,
      status: 'RECEIVED' as const,
      expectedBy: row.expected_by || deliveryDay(now),
    }))
    return { status: 200, body: { orders } }
  },
}
