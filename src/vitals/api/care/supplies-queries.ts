import { needsEligibility, type StripsNeed, stripsNeedOf } from '../../model/care/strips-need.ts'
import type { EligibilityStatus, SupplyOrder } from '#session/member/model/supply-orders.ts'
import { eligibilityOf } from '#session/member/model/supply-orders.ts'
import { placeSupplyOrder, saveStripsRemaining } from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import {
  useGetStripEligibility,
  useGetStripSupply,
  useListSupplyOrders,
} from '#generated/openapi/hooks.ts'
import {
  placeSupplyOrderMutation,
  saveStripsRemainingMutation,
} from '#generated/openapi/queries.ts'
import type { Known } from '#generated/schemas/read.ts'
import { orderCount, orderRowsOf } from '#session/member/api/use-supply-orders.ts'
import {
  combineWithOptional,
  mapQueryState,
  type QueryState,
  readyWith,
  toQueryState,
} from '#platform/query/query-state.ts'
import { useSave } from '#platform/query/use-save.ts'
import { useWrite } from '#platform/query/use-write.ts'

/** The member's strip count. */
export function useStripsLeft(wanted = true): QueryState<number> {
  return toQueryState(
    useGetStripSupply({}, { select: ({ remaining }) => remaining, enabled: wanted }),
  )
}

/** The eligibility for an order of test strips, by the codes of 2§5. */
export function useStripEligibility(wanted = true): QueryState<EligibilityStatus> {
  return toQueryState(useGetStripEligibility({}, { select: eligibilityOf, enabled: wanted }))
}

/**
 * The state of test strips (`stripsNeedOf`). The eligibility check runs only when the result
 * depends on it; `wanted` false sends no request.
 */
export function useStripsNeed(wanted = true): QueryState<StripsNeed> {
  const left = useStripsLeft(wanted)
  const orders = toQueryState(useListSupplyOrders({ count: orderCount }, { select: orderRowsOf }))
  const needsCheck =
    left.state === 'ready' &&
    orders.state === 'ready' &&
    needsEligibility(left.data, orders.data.items)
  const eligibility = useStripEligibility(wanted && needsCheck)
  const known = combineWithOptional(left, orders)
  return mapQueryState(
    combineWithOptional(known, needsCheck ? eligibility : readyWith(null)),
    ([[stripsLeft, placed], allowed]) =>
      stripsNeedOf({ left: stripsLeft, orders: placed, eligibility: allowed }),
  )
}

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
