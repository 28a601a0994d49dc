import type { ChatMessage } from './chat-messages.ts'

/** Messages of one channel that are known, each once, by `sequence`. There may be gaps: what was missed and not fetched yet. */
export type Messages = readonly ChatMessage[]

/** How many messages a page has (1§9). */
export const messagesPerPage = 200

const sequenceAt = (messages: Messages, index: number): number => messages[index]?.sequence ?? 0

/** The newest place that is known; 0 without messages. */
export const newestOf = (messages: Messages): number => sequenceAt(messages, messages.length - 1)

/** All of both, each once. A message never changes, so it does not matter which of two is kept. Answers `known` itself when nothing came. */
export function mergeMessages(known: Messages, came: Messages): Messages {
  const fresh = came.toSorted((one, other) => one.sequence - other.sequence).filter((message, index, all) => message.sequence !== all[index - 1]?.sequence)
  if (sequenceAt(fresh, 0) > newestOf(known)) return [...known, ...fresh]
  const merged: ChatMessage[] = []
  let next = 0
  for (const message of known) {
    for (; next < fresh.length && sequenceAt(fresh, next) < message.sequence; next += 1) merged.push(fresh[next] as ChatMessage)
    if (sequenceAt(fresh, next) === message.sequence) next += 1
    merged.push(message)
  }
  merged.push(...fresh.slice(next))
  return merged.length === known.length ? known : merged
}

/** Where the messages begin that follow one another without a gap up to the newest; an index. Found by halving, for there may be ten thousand. */
export function runStart(messages: Messages): number {
  const last = messages.length - 1
  const shift = newestOf(messages) - last
  let [low, high] = [0, Math.max(last, 0)]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sequenceAt(messages, middle) - middle === shift) high = middle
    else low = middle + 1
  }
  return low
}

/** What a conversation shows: its latest messages without a gap. What is known before a gap shows again when the gap is filled. */
export const shownMessages = (messages: Messages): Messages => {
  const start = runStart(messages)
  return start === 0 ? messages : messages.slice(start)
}

/** Whether there is more before what is shown. Places count from 1. */
export const hasOlder = (messages: Messages): boolean => sequenceAt(messages, runStart(messages)) > 1

/** Before which place the next older page ends. */
export const olderBefore = (messages: Messages): number => sequenceAt(messages, runStart(messages))

/** The message of a place, or null. */
export const messageAt = (messages: Messages, sequence: number): ChatMessage | null => {
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
