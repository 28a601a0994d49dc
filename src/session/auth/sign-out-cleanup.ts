import type { SessionEnd } from './model/session-state.ts'

/**
 * Why this tab lets go of a session: how it ended, or `changed`, when another member's is there
 * instead.
 */
export type SignOutReason = SessionEnd | 'changed'

type Task = (why: SignOutReason) => void
const farewells = new Set<Task>()

/**
 * Has something done when the session of this tab is over or becomes another's, before any screen
 * knows: chat hangs up here (2§4). It is told why. Answers a function that takes it back.
 */
export function onSignOut(task: Task): () => void {
  farewells.add(task)
  return () => void farewells.delete(task)
}

/** Does all of it. One that fails is reported and keeps none of the others. */
export function runSignOutCleanup(why: SignOutReason): void {
  for (const task of [...farewells]) {
    try {
      task(why)
    } catch (thrown) {
      reportError(thrown)
    }
  }
}
