import { createStore } from '#platform/store/store.ts'
import { onSignOut } from '#session/auth/sign-out-cleanup.ts'

/** Ids of dangerous readings that the member has acted on, in memory until the page is left. */
export const answeredReadings = createStore<ReadonlySet<string>>(new Set())

/** Marks readings as answered; their care cards no longer replace the rest of the dashboard. */
export function answerReadings(ids: readonly string[]): void {
  answeredReadings.update((before) => new Set([...before, ...ids]))
}

onSignOut(() => answeredReadings.set(new Set()))
