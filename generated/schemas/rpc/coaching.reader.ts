// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, decisive, formats, member, number, numeral, object, orUnreadable, rows, text, type Flavor, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'
import { readCalendarDate, type CalendarDate } from './calendar.reader.ts'

export type SessionKind = 'INTRO' | 'FOLLOW_UP' | 'OTHER' | 'INITIAL' | Unknown

export type SessionMedium = 'PHONE' | 'VIDEO' | 'OTHER' | Unknown

export type SessionStatus = 'BOOKED' | 'CANCELLED' | 'COMPLETED' | 'MISSED' | Unknown

export type FlowState = 'NOT_STARTED' | 'SCHEDULED' | 'COMPLETED' | 'CANCELLED' | Unknown

export type CoachingSession = {
  readonly id: Flavor<'CoachingSessionId'>
  readonly caseId: string
  readonly kind: SessionKind
  readonly medium: SessionMedium
  readonly status: SessionStatus
  readonly startTime: Flavor<'Instant'>
  readonly durationMinutes: number
  readonly coachName: string
  readonly joinUri: string | Unreadable
  readonly phoneNumber: string | Unreadable
  readonly canCancel: boolean
  readonly canMove: boolean
  readonly moveCount: number
}

export type CoachingSlot = {
  readonly id: Flavor<'CoachingSlotId'>
  readonly startTime: Flavor<'Instant'>
  readonly durationMinutes: number
  readonly coachName: string
}

export type ListCoachingSessionsRequest = {
  readonly pageSize?: number
  readonly pageToken?: string
}

export type ListCoachingSessionsResponse = {
  readonly sessions: Rows<CoachingSession>
  readonly nextPageToken?: string
}

export type GetCoachingSessionRequest = {
  readonly id: Flavor<'GetCoachingSessionRequestId'>
}

export type GetCoachingSessionResponse = {
  readonly session: CoachingSession
}

export type ListCoachingSlotsRequest = {
  readonly kind: SessionKind
  readonly medium: SessionMedium
  readonly startDate: CalendarDate
  readonly dayCount: number
}

export type ListCoachingSlotsResponse = {
  readonly slots: Rows<CoachingSlot>
  readonly timeZone: string
}

export type BookCoachingSessionRequest = {
  readonly bookingId: string
  readonly slotId: string
  readonly kind: SessionKind
  readonly medium: SessionMedium
  readonly phoneNumber: string
}

export type BookCoachingSessionResponse = {
  readonly session: CoachingSession
}

export type MoveCoachingSessionRequest = {
  readonly id: Flavor<'MoveCoachingSessionRequestId'>
  readonly slotId: string
}

export type MoveCoachingSessionResponse = {
  readonly session: CoachingSession
}

export type CancelCoachingSessionRequest = {
  readonly id: Flavor<'CancelCoachingSessionRequestId'>
}

export type CancelCoachingSessionResponse = {
  readonly session: CoachingSession
}

export type FlowStatus = {
  readonly caseId: string
  readonly state: FlowState
  readonly nextKind: SessionKind
  readonly sessionId: string | Unreadable
}

export type GetFlowStatusRequest = {
  readonly caseId: string
}

export type GetFlowStatusResponse = {
  readonly flowStatus: FlowStatus
}

const pattern = text(/^[A-Za-z0-9_-]{1,64}$/u)
const sessionKind = member('SESSION_KIND_', ['', 'INTRO', 'FOLLOW_UP', 'OTHER', 'INITIAL'])
const sessionMedium = member('SESSION_MEDIUM_', ['', 'PHONE', 'VIDEO', 'OTHER'])
const sessionStatus = member('SESSION_STATUS_', ['', 'BOOKED', 'CANCELLED', 'COMPLETED', 'MISSED'])
const pattern2 = text(/^(https:\/\/[!#-&(-;=?-\[\]-~]+)?$/u)
const pattern3 = text(/^(\+[1-9][0-9]{6,14})?$/u)
const pattern4 = text(/^[A-Za-z0-9_-]{1,200}$/u)
const pattern5 = text(/^[A-Za-z0-9_+/-]{1,60}$/u)
const pattern6 = text(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u)
const flowState = member('FLOW_STATE_', ['', 'NOT_STARTED', 'SCHEDULED', 'COMPLETED', 'CANCELLED'])
const pattern7 = text(/^[A-Za-z0-9_-]{0,64}$/u)

/** Reads `CoachingSession` as a server sends it. */
export const readCoachingSession: Reader<CoachingSession> = object<CoachingSession>({
  id: [pattern, ''],
  caseId: [pattern, ''],
  kind: [sessionKind, "SESSION_KIND_INVALID"],
  medium: [sessionMedium, "SESSION_MEDIUM_INVALID"],
  status: [sessionStatus, "SESSION_STATUS_UNSPECIFIED"],
  startTime: formats.timestamp,
  durationMinutes: [numeral(number(true, 5, 240)), 0],
  coachName: [text(/./su), ''],
  joinUri: [orUnreadable(pattern2), ''],
  phoneNumber: [orUnreadable(pattern3), ''],
  canCancel: [boolean, false],
  canMove: [boolean, false],
  moveCount: [numeral(number(true, 0, 1000000)), 0],
})

/** Reads `CoachingSlot` as a server sends it. */
export const readCoachingSlot: Reader<CoachingSlot> = object<CoachingSlot>({
  id: [pattern, ''],
  startTime: formats.timestamp,
  durationMinutes: [numeral(number(true, 5, 240)), 0],
  coachName: [text(/./su), ''],
})

/** Reads `ListCoachingSessionsRequest` as a server sends it. */
export const readListCoachingSessionsRequest: Reader<ListCoachingSessionsRequest> = object<ListCoachingSessionsRequest>({
  pageSize: [numeral(number(true, 1, 100))],
  pageToken: [pattern4],
})

/** Reads `ListCoachingSessionsResponse` as a server sends it. */
export const readListCoachingSessionsResponse: Reader<ListCoachingSessionsResponse> = object<ListCoachingSessionsResponse>({
  sessions: [rows(readCoachingSession), []],
  nextPageToken: decisive(text()),
})

/** Reads `GetCoachingSessionRequest` as a server sends it. */
export const readGetCoachingSessionRequest: Reader<GetCoachingSessionRequest> = object<GetCoachingSessionRequest>({
  id: [pattern, ''],
})

/** Reads `GetCoachingSessionResponse` as a server sends it. */
export const readGetCoachingSessionResponse: Reader<GetCoachingSessionResponse> = object<GetCoachingSessionResponse>({
  session: readCoachingSession,
})

/** Reads `ListCoachingSlotsRequest` as a server sends it. */
export const readListCoachingSlotsRequest: Reader<ListCoachingSlotsRequest> = object<ListCoachingSlotsRequest>({
  kind: [sessionKind, "SESSION_KIND_INVALID"],
  medium: [sessionMedium, "SESSION_MEDIUM_INVALID"],
  startDate: readCalendarDate,
  dayCount: [numeral(number(true, 1, 31)), 0],
})

/** Reads `ListCoachingSlotsResponse` as a server sends it. */
export const readListCoachingSlotsResponse: Reader<ListCoachingSlotsResponse> = object<ListCoachingSlotsResponse>({
  slots: [rows(readCoachingSlot), []],
  timeZone: [pattern5, ''],
})

/** Reads `BookCoachingSessionRequest` as a server sends it. */
export const readBookCoachingSessionRequest: Reader<BookCoachingSessionRequest> = object<BookCoachingSessionRequest>({
  bookingId: [pattern6, ''],
  slotId: [pattern, ''],
  kind: [sessionKind, "SESSION_KIND_INVALID"],
  medium: [sessionMedium, "SESSION_MEDIUM_INVALID"],
  phoneNumber: [pattern3, ''],
})

/** Reads `BookCoachingSessionResponse` as a server sends it. */
export const readBookCoachingSessionResponse: Reader<BookCoachingSessionResponse> = object<BookCoachingSessionResponse>({
  session: readCoachingSession,
})

/** Reads `MoveCoachingSessionRequest` as a server sends it. */
export const readMoveCoachingSessionRequest: Reader<MoveCoachingSessionRequest> = object<MoveCoachingSessionRequest>({
  id: [pattern, ''],
  slotId: [pattern, ''],
})

/** Reads `MoveCoachingSessionResponse` as a server sends it. */
export const readMoveCoachingSessionResponse: Reader<MoveCoachingSessionResponse> = object<MoveCoachingSessionResponse>({
  session: readCoachingSession,
})

/** Reads `CancelCoachingSessionRequest` as a server sends it. */
export const readCancelCoachingSessionRequest: Reader<CancelCoachingSessionRequest> = object<CancelCoachingSessionRequest>({
  id: [pattern, ''],
})

/** Reads `CancelCoachingSessionResponse` as a server sends it. */
export const readCancelCoachingSessionResponse: Reader<CancelCoachingSessionResponse> = object<CancelCoachingSessionResponse>({
  session: readCoachingSession,
})

/** Reads `FlowStatus` as a server sends it. */
export const readFlowStatus: Reader<FlowStatus> = object<FlowStatus>({
  caseId: [pattern, ''],
  state: [flowState, "FLOW_STATE_UNSPECIFIED"],
  nextKind: [sessionKind, "SESSION_KIND_INVALID"],
  sessionId: [orUnreadable(pattern7), ''],
})

/** Reads `GetFlowStatusRequest` as a server sends it. */
export const readGetFlowStatusRequest: Reader<GetFlowStatusRequest> = object<GetFlowStatusRequest>({
  caseId: [pattern7, ''],
})

/** Reads `GetFlowStatusResponse` as a server sends it. */
export const readGetFlowStatusResponse: Reader<GetFlowStatusResponse> = object<GetFlowStatusResponse>({
  flowStatus: readFlowStatus,
})
