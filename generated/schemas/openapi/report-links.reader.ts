// Written by `npm run generate` from contracts/. Do not edit.
import { codes, formats, list, nullable, number, object, orUnreadable, rows, text, words, type Flavor, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'

/** Id of a link, which opens nothing. */
export type ReportLinkId = Flavor<'ReportLinkId'>

/** Parts of the report for a doctor. */
export type ReportPart = 'BLOOD_SUGAR' | 'BLOOD_PRESSURE' | 'PULSE' | 'WEIGHT' | 'LABS' | 'MEDICINES' | Unknown

/** Length of the report's period, in days. */
export type ReportDays = 14 | 30 | 90 | 180 | Unknown

/** A link that shows the report to whoever has it, without its token. */
export type ReportLink = {
  /** Id of the link. */
  readonly id: ReportLinkId
  /** The parts that the link shows. */
  readonly parts: readonly ReportPart[]
  /** Length of the report's period. */
  readonly reportDays: ReportDays
  /** When the link was made, in UTC. */
  readonly madeAt: Flavor<'Instant'>
  /** The moment from which the link does not work, in UTC. */
  readonly endsAt: Flavor<'Instant'>
  /** How often the link was opened. */
  readonly lookCount: number
  /** When the link was last opened, in UTC; null when it never was. */
  readonly lastLookAt: Flavor<'Instant'> | Unreadable | null
}

/** The live links of a member. */
export type ReportLinks = {
  /** Newest first. */
  readonly links: Rows<ReportLink>
}

/** What a link shows, and how long. */
export type NewReportLink = {
  /** Days after which the link ends. */
  readonly lastsDays: 7 | 30 | Unknown
  /** Length of the report's period. */
  readonly reportDays: ReportDays
  /** The parts that the link shows; it never shows another. */
  readonly parts: readonly ReportPart[]
}

/** A random value of 256 bits in base64url, which opens the report. */
export type ReportLinkSecret = string

/** A new link with its token, which no other answer has. */
export type MadeReportLink = {
  /** What was made, as on the list. */
  readonly link: ReportLink
  /** What opens the report. */
  readonly token: ReportLinkSecret
}

/** What a visitor has of a link. */
export type ReportLinkToken = {
  /** What the fragment of the link has. */
  readonly token: ReportLinkSecret
}

const pattern = text(/^[A-Za-z0-9_\-]{1,64}$/u)
const pattern2 = text(/^[A-Za-z0-9_\-]{43}$/u)

/** Reads `ReportLinkId` as a server sends it. */
export const readReportLinkId: Reader<ReportLinkId> = pattern

/** Reads `ReportPart` as a server sends it. */
export const readReportPart: Reader<ReportPart> = words('BLOOD_SUGAR', 'BLOOD_PRESSURE', 'PULSE', 'WEIGHT', 'LABS', 'MEDICINES')

/** Reads `ReportDays` as a server sends it. */
export const readReportDays: Reader<ReportDays> = codes(14, 30, 90, 180)

/** Reads `ReportLink` as a server sends it. */
export const readReportLink: Reader<ReportLink> = object<ReportLink>({
  id: readReportLinkId,
  parts: list(readReportPart),
  reportDays: readReportDays,
  madeAt: formats.dateTime,
  endsAt: formats.dateTime,
  lookCount: number(true, 0, 1000000000),
  lastLookAt: nullable(orUnreadable(formats.dateTime)),
})

/** Reads `ReportLinks` as a server sends it. */
export const readReportLinks: Reader<ReportLinks> = object<ReportLinks>({
  links: rows(readReportLink, 0, true),
})

/** Reads `NewReportLink` as a server sends it. */
export const readNewReportLink: Reader<NewReportLink> = object<NewReportLink>({
  lastsDays: codes(7, 30),
  reportDays: readReportDays,
  parts: list(readReportPart, 1),
})

/** Reads `ReportLinkSecret` as a server sends it. */
export const readReportLinkSecret: Reader<ReportLinkSecret> = pattern2

/** Reads `MadeReportLink` as a server sends it. */
export const readMadeReportLink: Reader<MadeReportLink> = object<MadeReportLink>({
  link: readReportLink,
  token: readReportLinkSecret,
})

/** Reads `ReportLinkToken` as a server sends it. */
export const readReportLinkToken: Reader<ReportLinkToken> = object<ReportLinkToken>({
  token: readReportLinkSecret,
})
