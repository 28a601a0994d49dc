import type { MemberCost, Plan } from '#generated/schemas/rpc/coverage.reader.ts'

export type { MemberCost, Plan }

/** The status of a plan on a day (`yyyy-MM-dd`); the first and last day count as covered. */
export function standingOf(
  { startDate, endDate }: Pick<Plan, 'startDate' | 'endDate'>,
  today: string,
): 'ahead' | 'inForce' | 'over' {
  if (today < startDate) return 'ahead'
  return endDate !== undefined && today > endDate ? 'over' : 'inForce'
}
