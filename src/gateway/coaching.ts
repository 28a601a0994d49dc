import * as Schema from 'effect/Schema'
import { CoachingSession, CoachingSlot, FlowStatus, flowStates, knownKinds, knownMediums, sessionStatuses } from '#domain/coaching.ts'
import { listOf, matching } from '#domain/formats.ts'
import type {
  BookCoachingSessionResponseJson,
  CancelCoachingSessionResponseJson,
  CoachingSessionJson,
  CoachingSlotJson,
  FlowStatusJson,
  GetCoachingSessionResponseJson,
  GetFlowStatusResponseJson,
  ListCoachingSessionsResponseJson,
  ListCoachingSlotsResponseJson,
} from '#generated/rpc/portal/coaching/v1/coaching_pb.js'
import { type Accepts, decoder } from './decode.ts'
import { field } from './message-field.ts'
import { wordField } from './message-word.ts'

const own = CoachingSession.fields
const slot = CoachingSlot.fields
// Of these two the contract's word for nothing is the specification's own, INVALID.
const kindField = wordField('SESSION_KIND', knownKinds, ['INVALID'])
const mediumField = wordField('SESSION_MEDIUM', knownMediums, ['INVALID'])

export const CoachingSessionMessage = Schema.Struct({
  id: field(own.id, ''),
  caseId: field(own.caseId, ''),
  kind: kindField,
  medium: mediumField,
  status: wordField('SESSION_STATUS', sessionStatuses),
  startsAt: field(own.startsAt, ''),
  durationMinutes: field(own.durationMinutes, 0),
  coachName: field(own.coachName, ''),
  joinUrl: field(own.joinUrl, ''),
  phoneNumber: field(own.phoneNumber, ''),
  canCancel: field(own.canCancel, false),
})
export const CoachingSlotMessage = Schema.Struct({
  id: field(slot.id, ''), startsAt: field(slot.startsAt, ''), durationMinutes: field(slot.durationMinutes, 0), coachName: field(slot.coachName, ''),
})
export const FlowStatusMessage = Schema.Struct({
  caseId: field(FlowStatus.fields.caseId, ''),
  state: wordField('FLOW_STATE', flowStates),
  nextKind: kindField,
  sessionId: field(FlowStatus.fields.sessionId, ''),
})

export const CoachingSessions = Schema.Struct({ sessions: field(listOf(CoachingSessionMessage, 200), []) })
/** What asking for a session, booking and cancelling one answer. */
export const CoachingSessionAnswer = Schema.Struct({ session: field(CoachingSessionMessage, {}) })
export const CoachingSlots = Schema.Struct({ slots: field(listOf(CoachingSlotMessage, 1000), []), timeZone: field(matching(/^[A-Za-z0-9_+/-]{1,60}$/), '') })
export const FlowStatusAnswer = Schema.Struct({ flowStatus: field(FlowStatusMessage, {}) })

export type AcceptsCoaching = [
  Accepts<CoachingSessionJson, typeof CoachingSessionMessage>, Accepts<CoachingSlotJson, typeof CoachingSlotMessage>, Accepts<FlowStatusJson, typeof FlowStatusMessage>,
  Accepts<ListCoachingSessionsResponseJson, typeof CoachingSessions>, Accepts<GetCoachingSessionResponseJson, typeof CoachingSessionAnswer>,
  Accepts<BookCoachingSessionResponseJson, typeof CoachingSessionAnswer>, Accepts<CancelCoachingSessionResponseJson, typeof CoachingSessionAnswer>,
  Accepts<ListCoachingSlotsResponseJson, typeof CoachingSlots>, Accepts<GetFlowStatusResponseJson, typeof FlowStatusAnswer>,
]

const decodeSessions = decoder('listCoachingSessions', CoachingSessions)
const decodeSession = decoder('getCoachingSession', CoachingSessionAnswer)
const decodeFlowStatus = decoder('getFlowStatus', FlowStatusAnswer)

/** Those to come, the next one first; then those that are over, the latest first. Throws ContractBroken, as all of these do. */
export const coachingSessionsOf = (wire: ListCoachingSessionsResponseJson): readonly CoachingSession[] => decodeSessions(wire).sessions
export const coachingSessionOf = (wire: GetCoachingSessionResponseJson | BookCoachingSessionResponseJson | CancelCoachingSessionResponseJson): CoachingSession => decodeSession(wire).session
/** The earliest first; `timeZone` is the IANA zone whose days were asked for. */
export const coachingSlotsOf: (wire: ListCoachingSlotsResponseJson) => { readonly slots: readonly CoachingSlot[]; readonly timeZone: string } = decoder('listCoachingSlots', CoachingSlots)
export const flowStatusOf = (wire: GetFlowStatusResponseJson): FlowStatus => decodeFlowStatus(wire).flowStatus
