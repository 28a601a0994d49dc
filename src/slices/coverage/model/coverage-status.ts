import type { MemberCost, Plan } from '#generated/schemas/rpc/coverage.reader.ts'

export type { MemberCost, Plan }

/** Where a plan stands on a day (`yyyy-MM-dd`), its first and its last day included. */
export function standingOf(
  { startDate, endDate }: Pick<Plan, 'startDate' | 'endDate'>,
  today: string,
): 'ahead' | 'inForce' | 'over' {
  if (today < startDate) return 'ahead'
  return endDate !== undefined && today > endDate ? 'over' : 'inForce'
}
