import type { SessionEnd } from './model/session-state.ts'

/** Why this tab drops a session: how it ended, or `changed` when another member signed in. */
export type SignOutReason = SessionEnd | 'changed'

/**
 * Whether what a tab keeps for its member must go: they signed out by hand, or another member came.
 * Only after an idle or an unasked end the same member may come back to it; any other end clears.
 */
export function endsForGood(why: SignOutReason): boolean {
  return why !== 'idle' && why !== 'ended'
}

type Task = (why: SignOutReason) => void
const tasks = new Set<Task>()

/**
 * Registers a task that runs when the session of this tab ends or changes, before any screen
 * updates (2§4). Returns a function that unregisters it.
 */
export function onSignOut(task: Task): () => void {
  tasks.add(task)
  return () => void tasks.delete(task)
}

/** Runs all tasks. A task that throws is reported and does not stop the others. */
export function runSignOutCleanup(why: SignOutReason): void {
  for (const task of [...tasks]) {
    try {
      task(why)
    } catch (thrown) {
      reportError(thrown)
    }
  }
}
