import { isUnknown, rawOf, type Unknown } from '#platform/model/parts/unknown-enum.ts'
import type {
  MadeReportLink as MadeLink,
  ReportDays,
  ReportLink,
  ReportPart as SentPart,
} from '#generated/schemas/openapi/report-links.reader.ts'
import { type ReportPart, reportParts } from './doctor-report.ts'

export type { MadeLink, ReportLink }

/** The parts of a report by their names in the contract. */
export const sentParts = {
  'blood-sugar': 'BLOOD_SUGAR',
  'blood-pressure': 'BLOOD_PRESSURE',
  pulse: 'PULSE',
  weight: 'WEIGHT',
  labs: 'LABS',
  medicines: 'MEDICINES',
} as const satisfies Record<ReportPart, Exclude<SentPart, Unknown>>

/** The draft of a new link. */
export const linkDraft = 'report link'

/** The days that a link can last. */
export const linkDays = [7, 30] as const
export type LinkDays = (typeof linkDays)[number]

/** The address of the page with the token as its fragment, which no browser sends. */
export function linkAddress(origin: string, path: string, token: string): string {
  return `${origin}${path}#${token}`
}

/** The parts of a link in the report's order; `hasOther`: it has one that is not known here. */
export function partsOfLink(sent: readonly SentPart[]): {
  readonly parts: readonly ReportPart[]
  readonly hasOther: boolean
} {
  return {
    parts: reportParts.filter((part) => sent.includes(sentParts[part])),
    hasOther: sent.some((part) => isUnknown(part)),
  }
}

/** The length of a report in days, as sent. */
export function daysOfLink(days: ReportDays): number {
  return Number(rawOf(days))
}
