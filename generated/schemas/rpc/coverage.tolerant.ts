// Written by `npm run generate` from contracts/. Do not edit.
import { defaulted, member, number, numeral, object, optional, orUnreadable, rows, text, type Tolerant } from '../tolerant.ts'
import { CalendarDateReader } from './calendar.tolerant.ts'
import type { MemberCost, CoveredProgram, Plan, GetCoverageRequest, GetCoverageResponse } from './coverage.reader.ts'

const costPeriod = member('COST_PERIOD_', ['', 'ONCE', 'MONTH', 'YEAR'])
const pattern = text(/^[A-Z][A-Z0-9_]{0,59}$/u)
const pattern2 = text(/^[A-Za-z0-9_-]{1,64}$/u)
const sponsorKind = member('SPONSOR_KIND_', ['', 'EMPLOYER', 'HEALTH_PLAN', 'SELF'])
const pattern3 = text(/^[A-Z0-9-]{0,40}$/u)

export const MemberCostReader: Tolerant<MemberCost> = object({
  amountCents: numeral(number(true, 0, 100000000)),
  period: defaulted(costPeriod, "COST_PERIOD_UNSPECIFIED"),
})

export const CoveredProgramReader: Tolerant<CoveredProgram> = object({
  dbSlug: defaulted(pattern, ''),
  cost: MemberCostReader,
})

export const PlanReader: Tolerant<Plan> = object({
  id: defaulted(pattern2, ''),
  name: defaulted(text(/./su), ''),
  sponsorKind: defaulted(sponsorKind, "SPONSOR_KIND_UNSPECIFIED"),
  sponsorName: defaulted(orUnreadable(text()), ''),
  memberNumber: defaulted(orUnreadable(pattern3), ''),
  groupNumber: defaulted(orUnreadable(pattern3), ''),
  startDate: CalendarDateReader,
  endDate: optional(orUnreadable(CalendarDateReader)),
  programs: defaulted(rows(CoveredProgramReader), []),
})

export const GetCoverageRequestReader: Tolerant<GetCoverageRequest> = object({})

export const GetCoverageResponseReader: Tolerant<GetCoverageResponse> = object({
  plans: defaulted(rows(PlanReader), []),
})
