import type { CoachingSession, CoachingSlot, knownKinds, knownMediums } from './coaching.ts'

export type SessionKind = (typeof knownKinds)[number]
export type SessionMedium = (typeof knownMediums)[number]

/** Sessions to come, the next one first, and those that are over or called off, as they came: the latest first. */
export function splitSessions(sessions: readonly CoachingSession[]): { readonly next: CoachingSession | null; readonly later: readonly CoachingSession[]; readonly past: readonly CoachingSession[] } {
  const [next = null, ...later] = sessions.filter(({ status }) => status === 'BOOKED').toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
  return { next, later, past: sessions.filter(({ status }) => status !== 'BOOKED') }
}

/** How a session can be booked: INVALID and OTHER are no ways to speak with somebody. */
export const bookableMediums = ['VIDEO', 'PHONE'] as const satisfies readonly SessionMedium[]
export type BookableMedium = (typeof bookableMediums)[number]

/** Slots by day, the earliest first; `dayOf` tells the calendar day of a moment where the member sits. */
export function slotsByDay(slots: readonly CoachingSlot[], dayOf: (startsAt: string) => string): readonly { readonly day: string; readonly slots: readonly CoachingSlot[] }[] {
  const days = new Map<string, CoachingSlot[]>()
  for (const slot of slots.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))) days.set(dayOf(slot.startsAt), [...(days.get(dayOf(slot.startsAt)) ?? []), slot])
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }))
}

/** The address of a video session is the provider's; one that is no https address leads nowhere. */
export const joinAddress = ({ medium, joinUrl }: Pick<CoachingSession, 'medium' | 'joinUrl'>): string | null =>
  medium === 'VIDEO' && URL.parse(joinUrl)?.protocol === 'https:' ? joinUrl : null
