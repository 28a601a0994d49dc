// Written by `npm run generate` from contracts/. Do not edit.
import { decisive, formats, list, nullable, object, orUnreadable, rows, text, words, type Flavor, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'
import { readStaffRole, type StaffRole } from './impersonation.reader.ts'
import { readNextPage, type NextPage } from './common.reader.ts'

/** Kinds of viewers of a member's data, other than the member. */
export type AccessViewerType = 'STAFF' | 'COACH' | 'REPORT_LINK' | Unknown

/** Kinds of data that a viewer can see. */
export type AccessedArea = 'ACCOUNT' | 'READINGS' | 'LABS' | 'FOOD' | 'MESSAGES' | 'CARE' | 'HEALTH' | 'PAYMENT' | Unknown

/** One view of the member's data by somebody else. */
export type AccessLogEntry = {
  /** Id of the view. */
  readonly id: Flavor<'AccessLogEntryId'>
  /** Who viewed the data, by kind. */
  readonly viewerType: AccessViewerType
  /** Name of the viewer as the member may know it; null when the server has none, as of somebody who opened a link. */
  readonly viewerName: string | Unreadable | null
  /** Role of a staff person; absent for other viewers. */
  readonly staffRole?: StaffRole | Unreadable
  /** When the view began, in UTC. */
  readonly startedAt: Flavor<'Instant'>
  /** When the view ended, in UTC; absent while it lasts and when that is not known. */
  readonly endedAt?: Flavor<'Instant'> | Unreadable
  /** What was shown to the viewer; empty when the view showed nothing yet. */
  readonly areas: readonly AccessedArea[]
}

/** Who viewed the member's data. */
export type AccessLog = {
  /** One page, newest first. */
  readonly entries: Rows<AccessLogEntry>
  /** Views before this moment (UTC) are not on the list; null when the server cannot say since when it records them. */
  readonly recordedSince: Flavor<'Instant'> | Unreadable | null
  /** Begins the next page; absent on the last one. */
  readonly next?: NextPage
}

/** Reads `AccessViewerType` as a server sends it. */
export const readAccessViewerType: Reader<AccessViewerType> = words('STAFF', 'COACH', 'REPORT_LINK')

/** Reads `AccessedArea` as a server sends it. */
export const readAccessedArea: Reader<AccessedArea> = words('ACCOUNT', 'READINGS', 'LABS', 'FOOD', 'MESSAGES', 'CARE', 'HEALTH', 'PAYMENT')

/** Reads `AccessLogEntry` as a server sends it. */
export const readAccessLogEntry: Reader<AccessLogEntry> = object<AccessLogEntry>({
  id: text(/./su),
  viewerType: readAccessViewerType,
  viewerName: nullable(orUnreadable(text(/./su))),
  staffRole: [orUnreadable(readStaffRole)],
  startedAt: formats.dateTime,
  endedAt: [orUnreadable(formats.dateTime)],
  areas: list(readAccessedArea),
})

/** Reads `AccessLog` as a server sends it. */
export const readAccessLog: Reader<AccessLog> = object<AccessLog>({
  entries: rows(readAccessLogEntry),
  recordedSince: nullable(orUnreadable(formats.dateTime)),
  next: decisive(readNextPage),
})
