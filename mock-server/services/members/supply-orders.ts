import { type MemberFacts, readFact } from '../../database/facts/facts.ts'
import type { Store } from '../../database/store.ts'
import { wallClock } from '../time/time-zone.ts'
import type { Schema } from '../../handlers/rest-call.ts'

type Order = Schema<'SupplyOrder'>
type Member = { readonly id: string; readonly timeZone: string }

const HOUR = 3_600_000
const DAY = 24 * HOUR
const TO_DELIVERY = 5 * DAY
/** The status of an order by the time since it was placed. */
const stages: readonly (readonly [until: number, Order['status']])[] = [
  [2 * HOUR, 'RECEIVED'],
  [DAY, 'PROCESSING'],
  [TO_DELIVERY, 'SHIPPED'],
  [Infinity, 'DELIVERED'],
]

/**
 * Returns the order with its status at `now` (epoch milliseconds). A cancelled order stays
 * cancelled.
 */
export function orderAt(order: Order, timeZone: string, now: number): Order {
  const { estimatedDelivery: _, ...kept } = order
  if (order.status === 'CANCELLED') return kept
  const placed = Date.parse(order.orderedAt)
  const status = stages.find(([until]) => now - placed < until)?.[1] ?? 'DELIVERED'
  return status === 'DELIVERED'
    ? { ...kept, status }
    : { ...kept, status, estimatedDelivery: wallClock(timeZone, placed + TO_DELIVERY).slice(0, 10) }
}

const STRIPS_OF_AN_ORDER = 100
/** Above this strip count an order is refused, and so is a second order within the days. */
const ENOUGH_STRIPS = 60
const DAYS_BETWEEN_ORDERS = 30

/**
 * Returns the strip count: counted and later delivered strips minus one for each meter test since.
 */
export async function stripsLeft(store: Store, member: Member, now: number): Promise<number> {
  const { remaining, countedAt } = await readFact(store, member.id, 'strips')
  const { orders } = await readFact(store, member.id, 'supplies')
  const counted = Date.parse(countedAt)
  const arrivals = orders
    .filter(({ orderType, status }) => orderType === 'BG_STRIPS' && status !== 'CANCELLED')
    .map(({ orderedAt }) => Date.parse(orderedAt) + TO_DELIVERY)
  const delivered =
    arrivals.filter((arrival) => arrival > counted && arrival <= now).length * STRIPS_OF_AN_ORDER
  // Source 7 is a typed reading, which uses no strip.
  const used = await store.get<{ tests: number }>(
    'SELECT COUNT(*) AS tests FROM bg_readings WHERE member_id = ? AND at_ms > ? AND at_ms <= ? AND source <> 7',
    [member.id, counted, now],
  )
  return Math.min(9999, Math.max(0, remaining + delivered - Number(used?.tests ?? 0)))
}

/** Criteria for an order other than previous orders. */
export type SupplyEligibility = {
  readonly isInProgram: boolean
  readonly isInternational: boolean
  readonly left: number
}

export async function standingOf(
  store: Store,
  member: Member,
  now: number,
): Promise<SupplyEligibility> {
  const { programs } = await readFact(store, member.id, 'programs')
  const { isInternational } = await readFact(store, member.id, 'account')
  const isInProgram = programs.some(
    ({ program, status }) =>
      status === 'ACTIVE' && (program === 'diabetes' || program === 'deviceFlex'),
  )
  return { isInProgram, isInternational, left: await stripsLeft(store, member, now) }
}

export type OrderReasonCode = 101 | 102 | 103 | 170 | 171

/** Lists the reasons against an order now, with the codes of 2§5. */
export function reasonsAgainst(
  orderType: Order['orderType'],
  { orders }: MemberFacts['supplies'],
  standing: SupplyEligibility,
  timeZone: string,
  now: number,
): readonly OrderReasonCode[] {
  const same = orders
    .filter((order) => order.orderType === orderType && order.status !== 'CANCELLED')
    .map((order) => orderAt(order, timeZone, now))
  const isStrips = orderType === 'BG_STRIPS'
  const isLate = same.some(
    ({ status, orderedAt }) =>
      status === 'DELIVERED' && now - Date.parse(orderedAt) < DAYS_BETWEEN_ORDERS * DAY,
  )
  return [
    ...(same.some(({ status }) => status !== 'DELIVERED') ? [101 as const] : []),
    ...(isStrips && isLate ? [102 as const] : []),
    ...(isStrips && standing.left > ENOUGH_STRIPS ? [103 as const] : []),
    ...(standing.isInternational ? [170 as const] : []),
    ...(standing.isInProgram ? [] : [171 as const]),
  ]
}
