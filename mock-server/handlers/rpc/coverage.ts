import { fromJson } from '@bufbuild/protobuf'
import type { ServiceImpl } from '@connectrpc/connect'
import {
  type CoverageService,
  GetCoverageResponseSchema,
} from '../../../generated/proto/portal/coverage/v1/coverage_pb.js'
import type { PlanJson } from '../../../generated/rpc/portal/coverage/v1/coverage_pb.js'
import { type MemberFacts, readFact } from '../../database/facts/facts.ts'
import { wallClock } from '../../services/time/time-zone.ts'
import { hasPassed, isAhead, messageDateOf } from '../../services/time/calendar-date.ts'
import { memberCall } from '../rpc-call.ts'

const planWire = ({ startDate, endDate, ...plan }: MemberFacts['plans'][number]): PlanJson => ({
  ...plan,
  startDate: messageDateOf(startDate),
  ...(endDate !== '' && { endDate: messageDateOf(endDate) }),
})

/** Lists the member's plans: the current one first, then the latest. */
export const coverage: ServiceImpl<typeof CoverageService> = {
  getCoverage: async (_request, context) => {
    const { store, caller, now } = memberCall(context)
    const today = wallClock(caller.timeZone, now).slice(0, 10)
    const rank = ({ startDate, endDate }: MemberFacts['plans'][number]) =>
      !isAhead(startDate, today) && (endDate === '' || !hasPassed(endDate, today))
        ? `1 ${startDate}`
        : `0 ${startDate}`
    const plans = (await readFact(store, caller.id, 'plans')).toSorted((a, b) =>
      rank(b).localeCompare(rank(a)),
    )
    return fromJson(GetCoverageResponseSchema, { plans: plans.map(planWire) })
  },
}
