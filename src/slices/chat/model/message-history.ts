import type { ChatMessage } from './chat-message.ts'

/** The known messages of a channel, unique and in order of `sequence`. There can be gaps. */
export type ChatMessages = readonly ChatMessage[]

/** Messages in a page (1§9). */
export const messagesPerPage = 200

const sequenceAt = (messages: ChatMessages, index: number): number => messages[index]?.sequence ?? 0

/** Sequences of messages that exist on the server but could not be read, in order. */
export type Unreadable = readonly number[]

/** Returns the newest sequence; 0 without messages. */
export function newestOf(messages: ChatMessages, unreadable: Unreadable = []): number {
  return Math.max(sequenceAt(messages, messages.length - 1), unreadable.at(-1) ?? 0)
}

/** Returns how many of the sorted sequences are lower than one (binary search). */
function countBefore(places: Unreadable, place: number): number {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * A page of messages before `before`; 0 is the newest page. `leftOut` could not be read; `hasMore`:
 * there are older messages.
 */
export type MessagePage = {
  readonly messages: ChatMessages
  readonly before: number
  readonly leftOut: number
  readonly hasMore: boolean
}

/**
 * Returns the sequences of a page's unreadable messages: those missing between its ends. The end of
 * the newest page follows from its known messages (`isKnown`) or from `newest`.
 */
export function unreadableIn(
  { messages, before, leftOut, hasMore }: MessagePage,
  newest: number,
  isKnown: (place: number) => boolean,
): Unreadable {
  if (leftOut === 0) return []
  const read = new Set(messages.map(({ sequence }) => sequence))
  const count = read.size + leftOut
  const [low, high] = [Math.min(...read), Math.max(...read)]
  const top =
    before > 0
      ? before - 1
      : !hasMore
        ? count
        : isKnown(low - 1)
          ? low + count - 1
          : Math.min(Math.max(newest, high), low + count - 1)
  const first = Math.max(top - count + 1, 1)
  return Array.from({ length: Math.max(top - first + 1, 0) }, (_, index) => first + index).filter(
    (place) => !read.has(place),
  )
}

/**
 * Merges unreadable sequences, without those whose message is known. Returns `known` itself when
 * nothing changes.
 */
export function mergeUnreadable(
  known: Unreadable,
  added: Unreadable,
  messages: ChatMessages,
): Unreadable {
  if (added.length === 0 && known.every((place) => messageAt(messages, place) === null))
    return known
  return [...new Set([...known, ...added])]
    .filter((place) => messageAt(messages, place) === null)
    .toSorted((one, other) => one - other)
}

/**
 * Merges messages; messages never change, so either copy is right. Returns `known` itself when
 * nothing is new.
 */
export function mergeMessages(known: ChatMessages, added: ChatMessages): ChatMessages {
  const fresh = added
    .toSorted((one, other) => one.sequence - other.sequence)
    .filter((message, index, all) => message.sequence !== all[index - 1]?.sequence)
  if (sequenceAt(fresh, 0) > newestOf(known)) return [...known, ...fresh]
  const merged: ChatMessage[] = []
  let next = 0
  for (const message of known) {
    for (; next < fresh.length && sequenceAt(fresh, next) < message.sequence; next += 1)
      merged.push(fresh[next] as ChatMessage)
    if (sequenceAt(fresh, next) === message.sequence) next += 1
    merged.push(message)
  }
  merged.push(...fresh.slice(next))
  return merged.length === known.length ? known : merged
}

/**
 * Returns the index from which messages are continuous up to the newest; unreadable ones are no
 * gap. Binary search, because a channel can have ten thousand messages.
 */
export function runStart(messages: ChatMessages, unreadable: Unreadable = []): number {
  const last = messages.length - 1
  const shiftOf = (index: number): number =>
    sequenceAt(messages, index) - index - countBefore(unreadable, sequenceAt(messages, index))
  const shift = shiftOf(last)
  let [low, high] = [0, Math.max(last, 0)]
  while (low < high) {
    const middle = (low + high) >> 1
    if (shiftOf(middle) === shift) high = middle
    else low = middle + 1
  }
  return low
}

/** Returns the latest messages without a gap. Messages before a gap show once it is filled. */
export function shownMessages(messages: ChatMessages, unreadable: Unreadable = []): ChatMessages {
  const start = runStart(messages, unreadable)
  return start === 0 ? messages : messages.slice(start)
}

/** Returns whether there are messages before the shown ones. Sequences start at 1. */
export function hasOlder(messages: ChatMessages, unreadable: Unreadable = []): boolean {
  return olderBefore(messages, unreadable) > 1
}

/**
 * Returns the sequence before which the next older page ends: the oldest shown or unreadable one.
 */
export function olderBefore(messages: ChatMessages, unreadable: Unreadable = []): number {
  let place = sequenceAt(messages, runStart(messages, unreadable))
  for (
    let index = countBefore(unreadable, place) - 1;
    index >= 0 && unreadable[index] === place - 1;
    index -= 1
  )
    place -= 1
  return place
}

/** Returns the message with a sequence, or null (binary search). */
export function messageAt(messages: ChatMessages, sequence: number): ChatMessage | null {
  let [low, high] = [0, messages.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = messages[middle] as ChatMessage
    if (found.sequence === sequence) return found
    if (found.sequence < sequence) low = middle + 1
    else high = middle - 1
  }
  return null
}
