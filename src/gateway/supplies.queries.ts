import type { SupplyOrder } from '#domain/initial-load.ts'
import type { EligibilityStatus, NewSupplyOrder } from '#domain/supplies.ts'
import { eligibilityOf } from '#domain/supplies.ts'
import { placeSupplyOrder, saveStripsRemaining } from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { useGetStripEligibility, useGetStripSupply, useListSupplyOrders } from '#generated/openapi/hooks.ts'
import { initialAnswers } from './initial-load.ts'
import { orderCount } from './initial-load.queries.ts'
import { readOf, type Read } from './read.ts'
import { useSaving } from './saving.queries.ts'
import { orderEligibility, placedOrder, stripsLeft } from './supplies.ts'

const orderCalls = ['listSupplyOrders', 'getStripEligibility', 'getStripSupply'] as const

/** How many test strips are left. */
export const useStripsLeft = (): Read<number> => readOf(useGetStripSupply({ select: stripsLeft }))

/** Whether test strips can be ordered now, by the codes of 2§5. */
export const useStripEligibility = (): Read<EligibilityStatus> => readOf(useGetStripEligibility({ select: wire => eligibilityOf(orderEligibility(wire)) }))

/** The latest orders, the newest first. */
export const useSupplyOrders = (): Read<readonly (typeof SupplyOrder.Type)[]> => readOf(useListSupplyOrders({ count: orderCount }, { select: initialAnswers.orders }))

export function usePlaceOrder() {
  const client = usePortalClient()
  return useSaving(async (orderType: (typeof NewSupplyOrder.Type)['orderType']) => placedOrder(await placeSupplyOrder(client, { body: { orderType } })), orderCalls)
}

/** Says how many strips there are, 0 to 9999; answers that number. */
export function useSaveStripsLeft() {
  const client = usePortalClient()
  return useSaving(async (count: number) => {
    await saveStripsRemaining(client, { body: String(count) })
    return { count }
  }, ['getStripSupply', 'getStripEligibility'])
}
