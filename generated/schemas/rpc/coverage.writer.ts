// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { defaulted, empty, list, matching, member, text, wellFormed, whole } from '../write.ts'
import { CalendarDate } from './calendar.writer.ts'

export const MemberCost = Schema.Struct({
  amountCents: whole(0, 100000000),
  period: defaulted(member('COST_PERIOD_', ['ONCE', 'MONTH', 'YEAR']), "COST_PERIOD_UNSPECIFIED"),
})
export type MemberCost = typeof MemberCost.Type

export const CoveredProgram = Schema.Struct({
  dbSlug: defaulted(matching(/^[A-Z][A-Z0-9_]{0,59}$/u), ''),
  cost: MemberCost,
})
export type CoveredProgram = typeof CoveredProgram.Type

export const Plan = Schema.Struct({
  id: defaulted(matching(/^[A-Za-z0-9_-]{1,64}$/u), ''),
  name: defaulted(text(1, 120).check(wellFormed), ''),
  sponsorKind: defaulted(member('SPONSOR_KIND_', ['EMPLOYER', 'HEALTH_PLAN', 'SELF']), "SPONSOR_KIND_UNSPECIFIED"),
  sponsorName: defaulted(text(0, 120).check(wellFormed), ''),
  memberNumber: defaulted(matching(/^[A-Z0-9-]{0,40}$/u), ''),
  groupNumber: defaulted(matching(/^[A-Z0-9-]{0,40}$/u), ''),
  startDate: CalendarDate,
  endDate: Schema.optionalKey(CalendarDate),
  programs: defaulted(list(CoveredProgram, 0, 50), []),
})
export type Plan = typeof Plan.Type

export const GetCoverageRequest = empty
export type GetCoverageRequest = typeof GetCoverageRequest.Type

export const GetCoverageResponse = Schema.Struct({
  plans: defaulted(list(Plan, 0, 20), []),
})
export type GetCoverageResponse = typeof GetCoverageResponse.Type
