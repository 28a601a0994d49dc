import type {
  CoachingSession,
  CoachingSlot,
  FlowStatus,
  SessionKind,
  SessionMedium,
} from '#generated/schemas/rpc/coaching.reader.ts'
import { isUnknown, type Known } from '#platform/model/unknown-enum.ts'

export type { CoachingSession, CoachingSlot, FlowStatus, SessionKind }

/** Milliseconds since 1970 at which a session is over. */
const endOf = ({
  startTime,
  durationMinutes,
}: Pick<CoachingSession, 'startTime' | 'durationMinutes'>): number =>
  Date.parse(startTime) + durationMinutes * 60_000

/**
 * A session's state as the member sees it: one that is still booked after its end is over, whatever
 * the server says of it.
 */
export type ShownStatus = Known<CoachingSession['status']> | 'OVER' | 'UNKNOWN'
export function statusOf(
  session: Pick<CoachingSession, 'status' | 'startTime' | 'durationMinutes'>,
  now: number,
): ShownStatus {
  if (isUnknown(session.status)) return 'UNKNOWN'
  return session.status === 'BOOKED' && endOf(session) <= now ? 'OVER' : session.status
}

type Split = {
  readonly next: CoachingSession | null
  readonly later: readonly CoachingSession[]
  readonly canceled: readonly CoachingSession[]
  readonly unclear: readonly CoachingSession[]
  readonly past: readonly CoachingSession[]
}

/**
 * Sessions to come, the next one first; canceled ones whose time has not passed, and `unclear`
 * ones, whose state the portal does not know, the earliest first; and those that are over, the
 * latest first. `now` in milliseconds since 1970.
 */
export function splitSessions(sessions: readonly CoachingSession[], now: number): Split {
  const inTime = sessions.toSorted((a, b) => (a.startTime < b.startTime ? -1 : 1))
  const [next = null, ...later] = inTime.filter((session) => statusOf(session, now) === 'BOOKED')
  const ahead = inTime.filter((session) => endOf(session) > now)
  const canceled = ahead.filter(({ status }) => status === 'CANCELLED')
  const unclear = ahead.filter(({ status }) => isUnknown(status))
  const past = inTime
    .filter(
      (session) =>
        statusOf(session, now) !== 'BOOKED' &&
        !canceled.includes(session) &&
        !unclear.includes(session),
    )
    .toReversed()
  return { next, later, canceled, unclear, past }
}

/**
 * The coach of the member's latest session; null without one. A new session with another coach says
 * so.
 */
export function lastCoachOf(sessions: readonly CoachingSession[]): string | null {
  return sessions.toSorted((a, b) => (a.startTime < b.startTime ? 1 : -1))[0]?.coachName ?? null
}

/** How a session can be booked: INVALID and OTHER are no ways to speak with somebody. */
export const bookableMediums = ['VIDEO', 'PHONE'] as const satisfies readonly Known<SessionMedium>[]
export type BookableMedium = (typeof bookableMediums)[number]

/**
 * Slots by day, the earliest first; `dayOf` tells the calendar day of a moment where the member
 * sits.
 */
export function slotsByDay(
  slots: readonly CoachingSlot[],
  dayOf: (startTime: string) => string,
): readonly { readonly day: string; readonly slots: readonly CoachingSlot[] }[] {
  const days = new Map<string, CoachingSlot[]>()
  for (const slot of slots.toSorted((a, b) => (a.startTime < b.startTime ? -1 : 1)))
    days.set(dayOf(slot.startTime), [...(days.get(dayOf(slot.startTime)) ?? []), slot])
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }))
}

/**
 * Where a booked video session is joined; null when it is canceled or over, or when the provider's
 * address is no https address.
 */
export function joinAddress(
  session: Pick<CoachingSession, 'medium' | 'joinUri' | 'status' | 'startTime' | 'durationMinutes'>,
  now: number,
): string | null {
  return session.medium === 'VIDEO' &&
    statusOf(session, now) === 'BOOKED' &&
    URL.parse(session.joinUri)?.protocol === 'https:'
    ? session.joinUri
    : null
}
