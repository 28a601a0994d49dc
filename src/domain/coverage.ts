import * as Schema from 'effect/Schema'
import { listOf, matching, text, whole } from './formats.ts'

export const sponsorKinds = ['EMPLOYER', 'HEALTH_PLAN', 'SELF'] as const
export const costPeriods = ['ONCE', 'MONTH', 'YEAR'] as const

const numberOfPlan = matching(/^[A-Z0-9-]{0,40}$/)
const day = '[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])'

/** US cents. */
export const MemberCost = Schema.Struct({ amountCents: whole(0, 100_000_000), period: Schema.Literals(costPeriods) })
export const CoveredProgram = Schema.Struct({ dbSlug: matching(/^[A-Z][A-Z0-9_]{0,59}$/), cost: MemberCost })

/** A plan that the member has or had. Days are `yyyy-MM-dd`; `endDate` is empty while no end is known, numbers where there are none. */
export const Plan = Schema.Struct({
  id: matching(/^[A-Za-z0-9_-]{1,64}$/),
  name: text(1, 120),
  sponsorKind: Schema.Literals(sponsorKinds),
  sponsorName: text(0, 120),
  memberNumber: numberOfPlan,
  groupNumber: numberOfPlan,
  startDate: matching(new RegExp(`^${day}$`)),
  endDate: matching(new RegExp(`^(${day})?$`)),
  programs: listOf(CoveredProgram, 50),
})
export type Plan = typeof Plan.Type

/** Where a plan stands on a day (`yyyy-MM-dd`), its first and its last day included. */
export function standingOf({ startDate, endDate }: Pick<Plan, 'startDate' | 'endDate'>, today: string): 'ahead' | 'inForce' | 'over' {
  if (today < startDate) return 'ahead'
  return endDate !== '' && today > endDate ? 'over' : 'inForce'
}
