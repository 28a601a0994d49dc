// Written by `npm run generate` from contracts/. Do not edit.
import { member, number, numeral, object, orUnreadable, rows, text, type Flavor, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'
import { readCalendarDate, type CalendarDate } from './calendar.reader.ts'

export type CostPeriod = 'ONCE' | 'MONTH' | 'YEAR' | Unknown

export type SponsorKind = 'EMPLOYER' | 'HEALTH_PLAN' | 'SELF' | Unknown

export type MemberCost = {
  readonly amountCents: number
  readonly period: CostPeriod
}

export type CoveredProgram = {
  readonly dbSlug: string
  readonly cost: MemberCost
}

export type Plan = {
  readonly id: Flavor<'PlanId'>
  readonly name: string
  readonly sponsorKind: SponsorKind
  readonly sponsorName: string | Unreadable
  readonly memberNumber: string | Unreadable
  readonly groupNumber: string | Unreadable
  readonly startDate: CalendarDate
  readonly endDate?: CalendarDate | Unreadable
  readonly programs: Rows<CoveredProgram>
}

export type GetCoverageRequest = {
}

export type GetCoverageResponse = {
  readonly plans: Rows<Plan>
}

const costPeriod = member('COST_PERIOD_', ['', 'ONCE', 'MONTH', 'YEAR'])
const pattern = text(/^[A-Z][A-Z0-9_]{0,59}$/u)
const pattern2 = text(/^[A-Za-z0-9_-]{1,64}$/u)
const sponsorKind = member('SPONSOR_KIND_', ['', 'EMPLOYER', 'HEALTH_PLAN', 'SELF'])
const pattern3 = text(/^[A-Z0-9-]{0,40}$/u)

/** Reads `MemberCost` as a server sends it. */
export const readMemberCost: Reader<MemberCost> = object<MemberCost>({
  amountCents: numeral(number(true, 0, 100000000)),
  period: [costPeriod, "COST_PERIOD_UNSPECIFIED"],
})

/** Reads `CoveredProgram` as a server sends it. */
export const readCoveredProgram: Reader<CoveredProgram> = object<CoveredProgram>({
  dbSlug: [pattern, ''],
  cost: readMemberCost,
})

/** Reads `Plan` as a server sends it. */
export const readPlan: Reader<Plan> = object<Plan>({
  id: [pattern2, ''],
  name: [text(/./su), ''],
  sponsorKind: [sponsorKind, "SPONSOR_KIND_UNSPECIFIED"],
  sponsorName: [orUnreadable(text()), ''],
  memberNumber: [orUnreadable(pattern3), ''],
  groupNumber: [orUnreadable(pattern3), ''],
  startDate: readCalendarDate,
  endDate: [orUnreadable(readCalendarDate)],
  programs: [rows(readCoveredProgram), []],
})

/** Reads `GetCoverageRequest` as a server sends it. */
export const readGetCoverageRequest: Reader<GetCoverageRequest> = object<GetCoverageRequest>({})

/** Reads `GetCoverageResponse` as a server sends it. */
export const readGetCoverageResponse: Reader<GetCoverageResponse> = object<GetCoverageResponse>({
  plans: [rows(readPlan), []],
})
