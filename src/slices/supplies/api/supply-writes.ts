import { placeSupplyOrder, saveStripsRemaining } from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import {
  placeSupplyOrderMutation,
  saveStripsRemainingMutation,
} from '#generated/openapi/queries.ts'
import type { Known } from '#generated/schemas/read.ts'
import { useSave } from '#platform/query/use-save.ts'
import { useWrite } from '#platform/query/use-write.ts'
import type { SupplyOrder } from '#session/member/model/supply-orders.ts'

/** Places an order of supplies. */
export function usePlaceOrder() {
  const client = usePortalClient()
  return useSave(
    (orderType: Known<SupplyOrder['orderType']>) =>
      placeSupplyOrder(client, { body: { orderType } }),
    placeSupplyOrderMutation.invalidates,
  )
}

/** Saves the strip count, 0 to 9999, and returns it. */
export function useSaveStripsLeft() {
  const client = usePortalClient()
  return useWrite(async (count: number) => {
    await saveStripsRemaining(client, { body: String(count) })
    return { count }
  }, saveStripsRemainingMutation.invalidates)
}
