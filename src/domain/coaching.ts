import * as Schema from 'effect/Schema'
import { matching, text, whole } from './formats.ts'

const PictureUrl = matching(/^(https:\/\/[!#-&(-;=?-[\]-~]+)?$/, 2000)

/** 2§3, in its order; the first is what no session is. */
export const sessionKinds = ['INVALID', 'INTRO', 'FOLLOW_UP', 'OTHER', 'INITIAL'] as const
export const sessionMediums = ['INVALID', 'PHONE', 'VIDEO', 'OTHER'] as const
/** What a session can be. */
export const knownKinds = ['INTRO', 'FOLLOW_UP', 'OTHER', 'INITIAL'] as const satisfies readonly (typeof sessionKinds)[number][]
export const knownMediums = ['PHONE', 'VIDEO', 'OTHER'] as const satisfies readonly (typeof sessionMediums)[number][]
export const sessionStatuses = ['BOOKED', 'CANCELLED', 'COMPLETED', 'MISSED'] as const
export const flowStates = ['NOT_STARTED', 'SCHEDULED', 'COMPLETED', 'CANCELLED'] as const

const SessionId = matching(/^[A-Za-z0-9_-]{1,64}$/)
/** A whole second, UTC: `2026-11-24T17:30:00Z`. */
const Start = matching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/)
const Minutes = whole(5, 240)

/** A session with a coach. `joinUrl` is empty until it can be joined, `phoneNumber` (E.164) unless the coach calls. */
export const CoachingSession = Schema.Struct({
  id: SessionId,
  caseId: SessionId,
  kind: Schema.Literals(knownKinds),
  medium: Schema.Literals(knownMediums),
  status: Schema.Literals(sessionStatuses),
  startsAt: Start,
  durationMinutes: Minutes,
  coachName: text(1, 120),
  joinUrl: PictureUrl,
  phoneNumber: matching(/^(\+[1-9]\d{6,14})?$/),
  canCancel: Schema.Boolean,
})
export type CoachingSession = typeof CoachingSession.Type

/** When a session could begin. */
export const CoachingSlot = Schema.Struct({ id: SessionId, startsAt: Start, durationMinutes: Minutes, coachName: text(1, 120) })
export type CoachingSlot = typeof CoachingSlot.Type

/** Where a member stands with a coaching case. `sessionId` is empty unless one is booked. */
export const FlowStatus = Schema.Struct({
  caseId: SessionId,
  state: Schema.Literals(flowStates),
  nextKind: Schema.Literals(knownKinds),
  sessionId: matching(/^[A-Za-z0-9_-]{0,64}$/),
})
export type FlowStatus = typeof FlowStatus.Type
