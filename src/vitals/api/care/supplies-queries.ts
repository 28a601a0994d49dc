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
import { orderCount, ordersOf } from '#session/member/api/use-supply-orders.ts'
import { toQueryState, type QueryState } from '#platform/query/query-state.ts'
import { useSave } from '#platform/query/use-save.ts'

/** How many test strips are left. */
export function useStripsLeft(wanted = true): QueryState<number> {
  return toQueryState(
    useGetStripSupply({}, { select: ({ remaining }) => remaining, enabled: wanted }),
  )
}

/** Whether test strips can be ordered now, by the codes of 2§5. */
export function useStripEligibility(wanted = true): QueryState<EligibilityStatus> {
  return toQueryState(useGetStripEligibility({}, { select: eligibilityOf, enabled: wanted }))
}

/**
 * What waits about test strips (`stripsNeedOf`). The server is asked about an order only where the
 * answer depends on it. `wanted` false asks nothing.
 */
export function useStripsNeed(wanted = true): QueryState<StripsNeed> {
  const left = useStripsLeft(wanted)
  const orders = toQueryState(useListSupplyOrders({ count: orderCount }, { select: ordersOf }))
  const isAsked =
    left.state === 'ready' && orders.state === 'ready' && needsEligibility(left.data, orders.data)
  const eligibility = useStripEligibility(wanted && isAsked)
  if (left.state !== 'ready') return left
  if (orders.state === 'pending') return orders
  if (isAsked && eligibility.state === 'pending') return eligibility
  const known = orders.state === 'ready' ? orders : { data: null, stale: null }
  return {
    ...left,
    stale: left.stale ?? known.stale,
    data: stripsNeedOf({
      left: left.data,
      orders: known.data,
      eligibility: eligibility.state === 'ready' ? eligibility.data : null,
    }),
  }
}

export function usePlaceOrder() {
  const client = usePortalClient()
  return useSave(
    (orderType: Known<SupplyOrder['orderType']>) =>
      placeSupplyOrder(client, { body: { orderType } }),
    placeSupplyOrderMutation.invalidates,
  )
}

/** Says how many strips there are, 0 to 9999; answers that number. */
export function useSaveStripsLeft() {
  const client = usePortalClient()
  return useSave(async (count: number) => {
    await saveStripsRemaining(client, { body: String(count) })
    return { count }
  }, saveStripsRemainingMutation.invalidates)
}
