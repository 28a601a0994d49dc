import type { Session } from './send-step.ts'
import { type Here, renewed } from './renewed-session.ts'

/**
 * The time before its end at which a session is refreshed, in milliseconds, as in the portal (2§9).
 */
const EARLY = 5 * 60_000

/**
 * Returns whether a session must be refreshed: 5 minutes before its end, or at half its lifetime if
 * that is later.
 */
export function isRefreshDue(session: Session, now: number): boolean {
  const until = Number(session['until'])
  return until > 0 && now >= until - Math.min(EARLY, Number(session['lasts']) / 2)
}

const going = new WeakMap<object, Map<string, Promise<void>>>()

/**
 * Refreshes the sessions that end soon. Concurrent callers share one refresh, because a second one
 * would end the session.
 */
export async function keepSignedIn(
  here: Here,
  names: Iterable<string>,
  now: () => number = Date.now,
): Promise<void> {
  const under = going.get(here.sessions) ?? new Map<string, Promise<void>>()
  going.set(here.sessions, under)
  for (const name of new Set(names)) {
    if (!isRefreshDue(here.sessions.get(name) ?? {}, now())) continue
    const started = under.get(name) ?? renewed(here, name).finally(() => under.delete(name))
    under.set(name, started)
    await started
  }
}
