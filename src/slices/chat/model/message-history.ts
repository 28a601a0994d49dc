import type { ChatMessage } from './chat-message.ts'

/**
 * Messages of one channel that are known, each once, by `sequence`. There may be gaps: what was
 * missed and not fetched yet.
 */
export type ChatMessages = readonly ChatMessage[]

/** How many messages a page has (1§9). */
export const messagesPerPage = 200

const sequenceAt = (messages: ChatMessages, index: number): number => messages[index]?.sequence ?? 0

/** Places of messages that the server has and the portal cannot read, in order. */
export type Unreadable = readonly number[]

/** The newest place that is known; 0 without messages. */
export function newestOf(messages: ChatMessages, unreadable: Unreadable = []): number {
  return Math.max(sequenceAt(messages, messages.length - 1), unreadable.at(-1) ?? 0)
}

/** How many of the places in order lie before one. */
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
 * A page of messages as the server gave it: those before `before`, the newest for 0; `leftOut`
 * could not be read, and `hasMore` says that there are older ones.
 */
export type MessagePage = {
  readonly messages: ChatMessages
  readonly before: number
  readonly leftOut: number
  readonly hasMore: boolean
}

/**
 * The places of a page's messages that could not be read: a page has no gaps, so they are those
 * that are missing between its ends. Where the newest page ends is known when it is the only one,
 * when a message before it is known (`isKnown`), or from the newest place that anything has spoken
 * of.
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
 * All places of both that no message is known of, in order. Answers `known` itself when nothing
 * came.
 */
export function mergeUnreadable(
  known: Unreadable,
  came: Unreadable,
  messages: ChatMessages,
): Unreadable {
  if (came.length === 0 && known.every((place) => messageAt(messages, place) === null)) return known
  return [...new Set([...known, ...came])]
    .filter((place) => messageAt(messages, place) === null)
    .toSorted((one, other) => one - other)
}

/**
 * All of both, each once. A message never changes, so it does not matter which of two is kept.
 * Answers `known` itself when nothing came.
 */
export function mergeMessages(known: ChatMessages, came: ChatMessages): ChatMessages {
  const fresh = came
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
 * Where the messages begin that follow one another without a gap up to the newest; an index. A
 * place that cannot be read is no gap. Found by halving, for there may be ten thousand.
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

/**
 * What a conversation shows: its latest messages without a gap. What is known before a gap shows
 * again when the gap is filled.
 */
export function shownMessages(messages: ChatMessages, unreadable: Unreadable = []): ChatMessages {
  const start = runStart(messages, unreadable)
  return start === 0 ? messages : messages.slice(start)
}

/** Whether there is more before what is shown. Places count from 1. */
export function hasOlder(messages: ChatMessages, unreadable: Unreadable = []): boolean {
  return olderBefore(messages, unreadable) > 1
}

/** Before which place the next older page ends: the oldest that is shown, or cannot be. */
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

/** The message of a place, or null. */
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
