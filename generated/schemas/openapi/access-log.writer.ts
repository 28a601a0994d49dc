// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { distinct, formats, list, ofPattern, text } from '../write.ts'
import { StaffRole } from './impersonation.writer.ts'
import { NextPage } from './common.writer.ts'

/** Kinds of viewers of a member's data, other than the member. */
export const AccessViewerType = Schema.Literals(['STAFF', 'COACH', 'REPORT_LINK'])
export type AccessViewerType = typeof AccessViewerType.Type

/** Kinds of data that a viewer can see. */
export const AccessedArea = Schema.Literals(['ACCOUNT', 'READINGS', 'LABS', 'FOOD', 'MESSAGES', 'CARE', 'HEALTH', 'PAYMENT'])
export type AccessedArea = typeof AccessedArea.Type

/** One view of the member's data by somebody else. */
export const AccessLogEntry = Schema.Struct({
  /** Id of the view. */
  id: text(1, 64),
  /** Who viewed the data, by kind. */
  viewerType: AccessViewerType,
  /** Name of the viewer as the member may know it; null when the server has none, as of somebody who opened a link. */
  viewerName: Schema.NullOr(text(1, 200)),
  /** Role of a staff person; absent for other viewers. */
  staffRole: Schema.optionalKey(StaffRole),
  /** When the view began, in UTC. */
  startedAt: formats.dateTime.check(ofPattern(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,9})?Z$/u)),
  /** When the view ended, in UTC; absent while it lasts and when that is not known. */
  endedAt: Schema.optionalKey(formats.dateTime.check(ofPattern(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,9})?Z$/u))),
  /** What was shown to the viewer; empty when the view showed nothing yet. */
  areas: list(AccessedArea, 0, 20).check(distinct),
})
export type AccessLogEntry = typeof AccessLogEntry.Type

/** Who viewed the member's data. */
export const AccessLog = Schema.Struct({
  /** One page, newest first. */
  entries: list(AccessLogEntry, 0, 100),
  /** Views before this moment (UTC) are not on the list; null when the server cannot say since when it records them. */
  recordedSince: Schema.NullOr(formats.dateTime.check(ofPattern(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,9})?Z$/u))),
  /** Begins the next page; absent on the last one. */
  next: Schema.optionalKey(NextPage),
})
export type AccessLog = typeof AccessLog.Type
