import { SupplyOrder } from '#domain/initial-load.ts'
import type { ListedOrder } from '#domain/supplies.ts'
import type { components } from '#generated/openapi/types.d.ts'
import type { Rows } from './decode.ts'
import { known, readingRows } from './reading-rows.ts'

type Wire = components['schemas']

const { status, orderType, estimatedDelivery } = SupplyOrder.fields
const orderRows = readingRows<typeof SupplyOrder, ListedOrder>('listSupplyOrders', SupplyOrder, [
  known(['status'], status, 'RECEIVED'), known(['orderType'], orderType, 'DEVICE'), { path: ['estimatedDelivery'], schema: estimatedDelivery, instead: undefined },
])

/** The orders of an answer. An unknown status costs no order. Throws ContractBroken. */
export const supplyOrdersOf = (wire: Wire['SupplyOrders']): Rows<ListedOrder> => orderRows(wire.orders)
