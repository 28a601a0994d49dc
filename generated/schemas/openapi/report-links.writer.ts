// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { distinct, formats, list, matching, ofPattern, whole } from '../write.ts'

/** Id of a link, which opens nothing. */
export const ReportLinkId = matching(/^[A-Za-z0-9_\-]{1,64}$/u, 1, 64)
export type ReportLinkId = typeof ReportLinkId.Type

/** Parts of the report for a doctor. */
export const ReportPart = Schema.Literals(['BLOOD_SUGAR', 'BLOOD_PRESSURE', 'PULSE', 'WEIGHT', 'LABS', 'MEDICINES'])
export type ReportPart = typeof ReportPart.Type

/** Length of the report's period, in days. */
export const ReportDays = Schema.Literals([14, 30, 90, 180])
export type ReportDays = typeof ReportDays.Type

/** A link that shows the report to whoever has it, without its token. */
export const ReportLink = Schema.Struct({
  /** Id of the link. */
  id: ReportLinkId,
  /** The parts that the link shows. */
  parts: list(ReportPart, 0, 20).check(distinct),
  /** Length of the report's period. */
  reportDays: ReportDays,
  /** When the link was made, in UTC. */
  madeAt: formats.dateTime.check(ofPattern(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,9})?Z$/u)),
  /** The moment from which the link does not work, in UTC. */
  endsAt: formats.dateTime.check(ofPattern(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,9})?Z$/u)),
  /** How often the link was opened. */
  lookCount: whole(0, 1000000000),
  /** When the link was last opened, in UTC; null when it never was. */
  lastLookAt: Schema.NullOr(formats.dateTime.check(ofPattern(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,9})?Z$/u))),
})
export type ReportLink = typeof ReportLink.Type

/** The live links of a member. */
export const ReportLinks = Schema.Struct({
  /** Newest first. */
  links: list(ReportLink, 0, 20),
})
export type ReportLinks = typeof ReportLinks.Type

/** What a link shows, and how long. */
export const NewReportLink = Schema.Struct({
  /** Days after which the link ends. */
  lastsDays: Schema.Literals([7, 30]),
  /** Length of the report's period. */
  reportDays: ReportDays,
  /** The parts that the link shows; it never shows another. */
  parts: list(ReportPart, 1, 6).check(distinct),
})
export type NewReportLink = typeof NewReportLink.Type

/** A random value of 256 bits in base64url, which opens the report. */
export const ReportLinkSecret = matching(/^[A-Za-z0-9_\-]{43}$/u, 43, 43)
export type ReportLinkSecret = typeof ReportLinkSecret.Type

/** A new link with its token, which no other answer has. */
export const MadeReportLink = Schema.Struct({
  /** What was made, as on the list. */
  link: ReportLink,
  /** What opens the report. */
  token: ReportLinkSecret,
})
export type MadeReportLink = typeof MadeReportLink.Type

/** What a visitor has of a link. */
export const ReportLinkToken = Schema.Struct({
  /** What the fragment of the link has. */
  token: ReportLinkSecret,
})
export type ReportLinkToken = typeof ReportLinkToken.Type
