import { createStore } from '#platform/store/store.ts'

export type Announcement = { text: string; count: number }

/** What readers are told without anything being shown. One per document, as the reader is. */
export const announcements = createStore<Announcement>({ text: '', count: 0 })

/**
 * Says a sentence politely, once; the same sentence twice is said twice. Needs an `Announcer` on
 * the page.
 */
export function announce(text: string): void {
  return announcements.update(({ count }) => ({ text, count: count + 1 }))
}
