// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, decisive, defaulted, formats, member, number, numeral, object, optional, orUnreadable, rows, text, type Tolerant } from '../tolerant.ts'
import { CalendarDateReader } from './calendar.tolerant.ts'
import type { CoachingSession, CoachingSlot, ListCoachingSessionsRequest, ListCoachingSessionsResponse, GetCoachingSessionRequest, GetCoachingSessionResponse, ListCoachingSlotsRequest, ListCoachingSlotsResponse, BookCoachingSessionRequest, BookCoachingSessionResponse, MoveCoachingSessionRequest, MoveCoachingSessionResponse, CancelCoachingSessionRequest, CancelCoachingSessionResponse, FlowStatus, GetFlowStatusRequest, GetFlowStatusResponse } from './coaching.reader.ts'

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

export const CoachingSessionReader: Tolerant<CoachingSession> = object({
  id: defaulted(pattern, ''),
  caseId: defaulted(pattern, ''),
  kind: defaulted(sessionKind, "SESSION_KIND_INVALID"),
  medium: defaulted(sessionMedium, "SESSION_MEDIUM_INVALID"),
  status: defaulted(sessionStatus, "SESSION_STATUS_UNSPECIFIED"),
  startTime: formats.timestamp,
  durationMinutes: defaulted(numeral(number(true, 5, 240)), 0),
  coachName: defaulted(text(/./su), ''),
  joinUri: defaulted(orUnreadable(pattern2), ''),
  phoneNumber: defaulted(orUnreadable(pattern3), ''),
  canCancel: defaulted(boolean, false),
  canMove: defaulted(boolean, false),
  moveCount: defaulted(numeral(number(true, 0, 1000000)), 0),
})

export const CoachingSlotReader: Tolerant<CoachingSlot> = object({
  id: defaulted(pattern, ''),
  startTime: formats.timestamp,
  durationMinutes: defaulted(numeral(number(true, 5, 240)), 0),
  coachName: defaulted(text(/./su), ''),
})

export const ListCoachingSessionsRequestReader: Tolerant<ListCoachingSessionsRequest> = object({
  pageSize: optional(numeral(number(true, 1, 100))),
  pageToken: optional(pattern4),
})

export const ListCoachingSessionsResponseReader: Tolerant<ListCoachingSessionsResponse> = object({
  sessions: defaulted(rows(CoachingSessionReader), []),
  nextPageToken: decisive(text()),
})

export const GetCoachingSessionRequestReader: Tolerant<GetCoachingSessionRequest> = object({
  id: defaulted(pattern, ''),
})

export const GetCoachingSessionResponseReader: Tolerant<GetCoachingSessionResponse> = object({
  session: CoachingSessionReader,
})

export const ListCoachingSlotsRequestReader: Tolerant<ListCoachingSlotsRequest> = object({
  kind: defaulted(sessionKind, "SESSION_KIND_INVALID"),
  medium: defaulted(sessionMedium, "SESSION_MEDIUM_INVALID"),
  startDate: CalendarDateReader,
  dayCount: defaulted(numeral(number(true, 1, 31)), 0),
})

export const ListCoachingSlotsResponseReader: Tolerant<ListCoachingSlotsResponse> = object({
  slots: defaulted(rows(CoachingSlotReader), []),
  timeZone: defaulted(pattern5, ''),
})

export const BookCoachingSessionRequestReader: Tolerant<BookCoachingSessionRequest> = object({
  bookingId: defaulted(pattern6, ''),
  slotId: defaulted(pattern, ''),
  kind: defaulted(sessionKind, "SESSION_KIND_INVALID"),
  medium: defaulted(sessionMedium, "SESSION_MEDIUM_INVALID"),
  phoneNumber: defaulted(pattern3, ''),
})

export const BookCoachingSessionResponseReader: Tolerant<BookCoachingSessionResponse> = object({
  session: CoachingSessionReader,
})

export const MoveCoachingSessionRequestReader: Tolerant<MoveCoachingSessionRequest> = object({
  id: defaulted(pattern, ''),
  slotId: defaulted(pattern, ''),
})

export const MoveCoachingSessionResponseReader: Tolerant<MoveCoachingSessionResponse> = object({
  session: CoachingSessionReader,
})

export const CancelCoachingSessionRequestReader: Tolerant<CancelCoachingSessionRequest> = object({
  id: defaulted(pattern, ''),
})

export const CancelCoachingSessionResponseReader: Tolerant<CancelCoachingSessionResponse> = object({
  session: CoachingSessionReader,
})

export const FlowStatusReader: Tolerant<FlowStatus> = object({
  caseId: defaulted(pattern, ''),
  state: defaulted(flowState, "FLOW_STATE_UNSPECIFIED"),
  nextKind: defaulted(sessionKind, "SESSION_KIND_INVALID"),
  sessionId: defaulted(orUnreadable(pattern7), ''),
})

export const GetFlowStatusRequestReader: Tolerant<GetFlowStatusRequest> = object({
  caseId: defaulted(pattern7, ''),
})

export const GetFlowStatusResponseReader: Tolerant<GetFlowStatusResponse> = object({
  flowStatus: FlowStatusReader,
})
