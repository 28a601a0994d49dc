import { createMemberStore } from '#session/auth/member-store.ts'

/** Ids of dangerous readings that the member has acted on, in memory until the page is left. */
export const answeredReadings = createMemberStore<ReadonlySet<string>>(new Set())

/** Marks readings as answered; their care cards no longer replace the rest of the dashboard. */
export function answerReadings(ids: readonly string[]): void {
  answeredReadings.update((before) => new Set([...before, ...ids]))
}
