import type { ChatMessages } from '../message-history.ts'
import { foldCase } from './text-highlight.ts'

/** Normalizes a search query; null for an empty one. */
export function searchOf(typed: string): string | null {
  const query = foldCase(typed.trim())
  return query === '' ? null : query
}

const known = new WeakMap<object, string>()

/**
 * Returns the sequences of the messages that contain a text, oldest first. Folded texts are cached.
 */
export function matchesIn(messages: ChatMessages, query: string | null): readonly number[] {
  if (query === null) return []
  return messages.flatMap((message) => {
    const folded = known.get(message) ?? foldCase(message.message)
    known.set(message, folded)
    return folded.includes(query) ? [message.sequence] : []
  })
}

/**
 * Returns the next match before or after one, wrapping around; the newest from null. Null without
 * matches.
 */
export function nextMatch(
  places: readonly number[],
  from: number | null,
  step: 'older' | 'newer',
): number | null {
  const [oldest, newest] = [places[0] ?? null, places.at(-1) ?? null]
  if (from === null) return newest
  return step === 'older'
    ? (places.findLast((place) => place < from) ?? newest)
    : (places.find((place) => place > from) ?? oldest)
}
