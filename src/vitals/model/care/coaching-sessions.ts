import { knownOrNull } from '#platform/model/parts/part.ts'
import type {
  CoachingSession,
  CoachingSlot,
  FlowStatus,
  SessionKind,
  SessionMedium,
} from '#generated/schemas/rpc/coaching.reader.ts'
import { isUnknown, type Known } from '#platform/model/parts/unknown-enum.ts'

export type { CoachingSession, CoachingSlot, FlowStatus, SessionKind }

/** The end of a session, in milliseconds since 1970. */
const endOf = ({
  startTime,
  durationMinutes,
}: Pick<CoachingSession, 'startTime' | 'durationMinutes'>): number =>
  Date.parse(startTime) + durationMinutes * 60_000

/** The displayed status of a session. A session that is still BOOKED after its end is OVER. */
export type ShownStatus = Known<CoachingSession['status']> | 'OVER' | 'UNKNOWN'
export function statusOf(
  session: Pick<CoachingSession, 'status' | 'startTime' | 'durationMinutes'>,
  now: number,
): ShownStatus {
  if (isUnknown(session.status)) return 'UNKNOWN'
  return session.status === 'BOOKED' && endOf(session) <= now ? 'OVER' : session.status
}

/** Whether the member can move the session: the server lets them, and it is still ahead. */
export function canMoveNow(
  session: Pick<CoachingSession, 'status' | 'startTime' | 'durationMinutes' | 'canMove'>,
  now: number,
): boolean {
  return session.canMove && statusOf(session, now) === 'BOOKED'
}

type Split = {
  readonly next: CoachingSession | null
  readonly later: readonly CoachingSession[]
  readonly canceled: readonly CoachingSession[]
  readonly unclear: readonly CoachingSession[]
  readonly past: readonly CoachingSession[]
}

/**
 * Sessions ahead, the next one first; canceled and `unclear` ones (of unknown status), earliest
 * first; past ones, latest first. `now` in milliseconds since 1970.
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
 * The coach of the member's latest session; null without one. A new session with another coach then
 * shows a note.
 */
export function lastCoachOf(sessions: readonly CoachingSession[]): string | null {
  return sessions.toSorted((a, b) => (a.startTime < b.startTime ? 1 : -1))[0]?.coachName ?? null
}

/** The media that a member can book. INVALID and OTHER cannot be booked. */
export const bookableMediums = ['VIDEO', 'PHONE'] as const satisfies readonly Known<SessionMedium>[]
export type BookableMedium = (typeof bookableMediums)[number]

/** Slots by day, earliest first. `dayOf` returns the member's local calendar day of an instant. */
export function slotsByDay(
  slots: readonly CoachingSlot[],
  dayOf: (startTime: string) => string,
): readonly { readonly day: string; readonly slots: readonly CoachingSlot[] }[] {
  const days = new Map<string, CoachingSlot[]>()
  for (const slot of slots.toSorted((a, b) => (a.startTime < b.startTime ? -1 : 1)))
    days.set(dayOf(slot.startTime), [...(days.get(dayOf(slot.startTime)) ?? []), slot])
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }))
}

/** The https address of a booked video session; null when it is not booked, over, or not https. */
export function joinAddress(
  session: Pick<CoachingSession, 'medium' | 'joinUri' | 'status' | 'startTime' | 'durationMinutes'>,
  now: number,
): string | null {
  // Without a readable address there is no link, as with none; the session's phone stays.
  const joinUri = knownOrNull(session.joinUri)
  return session.medium === 'VIDEO' &&
    statusOf(session, now) === 'BOOKED' &&
    joinUri !== null &&
    URL.parse(joinUri)?.protocol === 'https:'
    ? joinUri
    : null
}
