import { createStore } from '#platform/store/store.ts'

export type Announcement = { text: string; count: number }

/** The live region texts for screen readers. One store for each document. */
export const announcements = createStore<Announcement>({ text: '', count: 0 })

/**
 * Announces a sentence politely, once; the same sentence twice is announced twice. Requires an
 * `Announcer` on the page.
 */
export function announce(text: string): void {
  return announcements.update(({ count }) => ({ text, count: count + 1 }))
}
