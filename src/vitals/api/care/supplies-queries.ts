import { needsEligibility, type StripsNeed, stripsNeedOf } from '../../model/care/strips-need.ts'
import type { EligibilityStatus } from '#session/member/model/supply-orders.ts'
import { eligibilityOf } from '#session/member/model/supply-orders.ts'
import {
  useGetStripEligibility,
  useGetStripSupply,
  useListSupplyOrders,
} from '#generated/openapi/hooks.ts'
import { orderCount, orderRowsOf } from '#session/member/api/use-supply-orders.ts'
import {
  combineWithOptional,
  mapQueryState,
  type QueryState,
  readyWith,
  toQueryState,
} from '#platform/query/query-state.ts'

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
