import type { ChatMessages } from '../message-history.ts'
import { foldCase } from './text-highlight.ts'

/** What is searched for: spaces around it do not matter; null for nothing. */
export function searchOf(typed: string): string | null {
  const wanted = foldCase(typed.trim())
  return wanted === '' ? null : wanted
}

const known = new WeakMap<object, string>()

/**
 * The places of the messages that hold a text, the oldest first. Of a message that was searched
 * before the folded text is known.
 */
export function matchesIn(messages: ChatMessages, wanted: string | null): readonly number[] {
  if (wanted === null) return []
  return messages.flatMap((message) => {
    const folded = known.get(message) ?? foldCase(message.message)
    known.set(message, folded)
    return folded.includes(wanted) ? [message.sequence] : []
  })
}

/**
 * The next place before or after one, going round; from null the newest. Null when there is none.
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
