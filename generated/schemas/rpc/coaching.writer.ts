// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { defaulted, formats, list, matching, member, text, wellFormed, whole } from '../write.ts'
import { CalendarDate } from './calendar.writer.ts'

export const CoachingSession = Schema.Struct({
  id: defaulted(matching(/^[A-Za-z0-9_-]{1,64}$/u), ''),
  caseId: defaulted(matching(/^[A-Za-z0-9_-]{1,64}$/u), ''),
  kind: defaulted(member('SESSION_KIND_', ['INTRO', 'FOLLOW_UP', 'OTHER', 'INITIAL']), "SESSION_KIND_INVALID"),
  medium: defaulted(member('SESSION_MEDIUM_', ['PHONE', 'VIDEO', 'OTHER']), "SESSION_MEDIUM_INVALID"),
  status: defaulted(member('SESSION_STATUS_', ['BOOKED', 'CANCELLED', 'COMPLETED', 'MISSED']), "SESSION_STATUS_UNSPECIFIED"),
  startTime: formats.timestamp,
  durationMinutes: defaulted(whole(5, 240), 0),
  coachName: defaulted(text(1, 120).check(wellFormed), ''),
  joinUri: defaulted(matching(/^(https:\/\/[!#-&(-;=?-\[\]-~]+)?$/u, 0, 2000), ''),
  phoneNumber: defaulted(matching(/^(\+[1-9][0-9]{6,14})?$/u), ''),
  canCancel: defaulted(Schema.Boolean, false),
  canMove: defaulted(Schema.Boolean, false),
  moveCount: defaulted(whole(0, 1000000), 0),
})
export type CoachingSession = typeof CoachingSession.Type

export const CoachingSlot = Schema.Struct({
  id: defaulted(matching(/^[A-Za-z0-9_-]{1,64}$/u), ''),
  startTime: formats.timestamp,
  durationMinutes: defaulted(whole(5, 240), 0),
  coachName: defaulted(text(1, 120).check(wellFormed), ''),
})
export type CoachingSlot = typeof CoachingSlot.Type

export const ListCoachingSessionsRequest = Schema.Struct({
  pageSize: Schema.optionalKey(whole(1, 100)),
  pageToken: Schema.optionalKey(matching(/^[A-Za-z0-9_-]{1,200}$/u)),
})
export type ListCoachingSessionsRequest = typeof ListCoachingSessionsRequest.Type

export const ListCoachingSessionsResponse = Schema.Struct({
  sessions: defaulted(list(CoachingSession, 0, 100), []),
  nextPageToken: Schema.optionalKey(matching(/^[A-Za-z0-9_-]{1,200}$/u)),
})
export type ListCoachingSessionsResponse = typeof ListCoachingSessionsResponse.Type

export const GetCoachingSessionRequest = Schema.Struct({
  id: defaulted(matching(/^[A-Za-z0-9_-]{1,64}$/u), ''),
})
export type GetCoachingSessionRequest = typeof GetCoachingSessionRequest.Type

export const GetCoachingSessionResponse = Schema.Struct({
  session: CoachingSession,
})
export type GetCoachingSessionResponse = typeof GetCoachingSessionResponse.Type

export const ListCoachingSlotsRequest = Schema.Struct({
  kind: defaulted(member('SESSION_KIND_', ['INTRO', 'FOLLOW_UP', 'OTHER', 'INITIAL']), "SESSION_KIND_INVALID"),
  medium: defaulted(member('SESSION_MEDIUM_', ['PHONE', 'VIDEO', 'OTHER']), "SESSION_MEDIUM_INVALID"),
  startDate: CalendarDate,
  dayCount: defaulted(whole(1, 31), 0),
})
export type ListCoachingSlotsRequest = typeof ListCoachingSlotsRequest.Type

export const ListCoachingSlotsResponse = Schema.Struct({
  slots: defaulted(list(CoachingSlot, 0, 1000), []),
  timeZone: defaulted(matching(/^[A-Za-z0-9_+/-]{1,60}$/u), ''),
})
export type ListCoachingSlotsResponse = typeof ListCoachingSlotsResponse.Type

export const BookCoachingSessionRequest = Schema.Struct({
  bookingId: defaulted(matching(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u), ''),
  slotId: defaulted(matching(/^[A-Za-z0-9_-]{1,64}$/u), ''),
  kind: defaulted(member('SESSION_KIND_', ['INTRO', 'FOLLOW_UP', 'OTHER', 'INITIAL']), "SESSION_KIND_INVALID"),
  medium: defaulted(member('SESSION_MEDIUM_', ['PHONE', 'VIDEO', 'OTHER']), "SESSION_MEDIUM_INVALID"),
  phoneNumber: defaulted(matching(/^(\+[1-9][0-9]{6,14})?$/u), ''),
})
export type BookCoachingSessionRequest = typeof BookCoachingSessionRequest.Type

export const BookCoachingSessionResponse = Schema.Struct({
  session: CoachingSession,
})
export type BookCoachingSessionResponse = typeof BookCoachingSessionResponse.Type

export const MoveCoachingSessionRequest = Schema.Struct({
  id: defaulted(matching(/^[A-Za-z0-9_-]{1,64}$/u), ''),
  slotId: defaulted(matching(/^[A-Za-z0-9_-]{1,64}$/u), ''),
})
export type MoveCoachingSessionRequest = typeof MoveCoachingSessionRequest.Type

export const MoveCoachingSessionResponse = Schema.Struct({
  session: CoachingSession,
})
export type MoveCoachingSessionResponse = typeof MoveCoachingSessionResponse.Type

export const CancelCoachingSessionRequest = Schema.Struct({
  id: defaulted(matching(/^[A-Za-z0-9_-]{1,64}$/u), ''),
})
export type CancelCoachingSessionRequest = typeof CancelCoachingSessionRequest.Type

export const CancelCoachingSessionResponse = Schema.Struct({
  session: CoachingSession,
})
export type CancelCoachingSessionResponse = typeof CancelCoachingSessionResponse.Type

export const FlowStatus = Schema.Struct({
  caseId: defaulted(matching(/^[A-Za-z0-9_-]{1,64}$/u), ''),
  state: defaulted(member('FLOW_STATE_', ['NOT_STARTED', 'SCHEDULED', 'COMPLETED', 'CANCELLED']), "FLOW_STATE_UNSPECIFIED"),
  nextKind: defaulted(member('SESSION_KIND_', ['INTRO', 'FOLLOW_UP', 'OTHER', 'INITIAL']), "SESSION_KIND_INVALID"),
  sessionId: defaulted(matching(/^[A-Za-z0-9_-]{0,64}$/u), ''),
})
export type FlowStatus = typeof FlowStatus.Type

export const GetFlowStatusRequest = Schema.Struct({
  caseId: defaulted(matching(/^[A-Za-z0-9_-]{0,64}$/u), ''),
})
export type GetFlowStatusRequest = typeof GetFlowStatusRequest.Type

export const GetFlowStatusResponse = Schema.Struct({
  flowStatus: FlowStatus,
})
export type GetFlowStatusResponse = typeof GetFlowStatusResponse.Type
