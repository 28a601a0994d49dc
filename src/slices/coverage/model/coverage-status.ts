import { type Day, hasPassed, isAhead } from '#platform/model/calendar-day.ts'
import { isUnreadable } from '#platform/model/parts/part.ts'
import type { MemberCost, Plan } from '#generated/schemas/rpc/coverage.reader.ts'

export type { MemberCost, Plan }

/**
 * The status of a plan on a day; the first and last day count as covered. `unclear`: the last day
 * could not be read.
 */
export function standingOf(
  { startDate, endDate }: Pick<Plan, 'startDate' | 'endDate'>,
  today: Day,
): 'ahead' | 'inForce' | 'over' | 'unclear' {
  if (isAhead(startDate, today)) return 'ahead'
  if (endDate === undefined) return 'inForce'
  if (isUnreadable(endDate)) return 'unclear'
  return hasPassed(endDate, today) ? 'over' : 'inForce'
}
