import * as Schema from 'effect/Schema'
import { costPeriods, CoveredProgram, MemberCost, Plan, sponsorKinds } from '#domain/coverage.ts'
import { listOf } from '#domain/formats.ts'
import type { GetCoverageResponseJson } from '#generated/rpc/portal/coverage/v1/coverage_pb.js'
import { type Accepts, decoder } from './decode.ts'
import { field } from './message-field.ts'
import { wordField } from './message-word.ts'

const own = Plan.fields

export const MemberCostMessage = Schema.Struct({ amountCents: field(MemberCost.fields.amountCents, 0), period: wordField('COST_PERIOD', costPeriods) })
/** Without a cost it would be an empty one, which is refused. */
export const CoveredProgramMessage = Schema.Struct({ dbSlug: field(CoveredProgram.fields.dbSlug, ''), cost: field(MemberCostMessage, {}) })
export const PlanMessage = Schema.Struct({
  id: field(own.id, ''),
  name: field(own.name, ''),
  sponsorKind: wordField('SPONSOR_KIND', sponsorKinds),
  sponsorName: field(own.sponsorName, ''),
  memberNumber: field(own.memberNumber, ''),
  groupNumber: field(own.groupNumber, ''),
  startDate: field(own.startDate, ''),
  endDate: field(own.endDate, ''),
  programs: field(listOf(CoveredProgramMessage, 50), []),
})
export const Coverage = Schema.Struct({ plans: field(listOf(PlanMessage, 20), []) })

export type AcceptsCoverage = Accepts<GetCoverageResponseJson, typeof Coverage>

const decode = decoder('getCoverage', Coverage)

/** The plans that the member has or had, the one in force first. Throws ContractBroken. */
export const plansOf = (wire: GetCoverageResponseJson): readonly Plan[] => decode(wire).plans
