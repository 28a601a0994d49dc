import { newestOf, olderBefore, type ChatMessages, type Unreadable } from './message-history.ts'
import type { ChatMessage } from './chat-message.ts'
import type { OutgoingMessage } from './outbox.ts'
import { isFromMember } from './conversation-state.ts'

/**
 * A row of the log. `key` is unique and stable; a sent message keeps the key of its outgoing row.
 */
export type ChatRow =
  | {
      readonly kind: 'day'
      readonly key: string
      /** yyyy-MM-dd, in the browser's time zone. */
      readonly day: string
    }
  | { readonly kind: 'unread'; readonly key: string; readonly count: number }
  | {
      readonly kind: 'message'
      readonly key: string
      readonly message: ChatMessage
      /** A message shortly before has the same sender, so the name is not repeated. */
      readonly isContinued: boolean
    }
  | { readonly kind: 'leftOut'; readonly key: string; readonly count: number }
  | { readonly kind: 'outgoing'; readonly key: string; readonly outgoing: OutgoingMessage }

/** Maximum time between grouped messages of one sender, in milliseconds. */
const together = 5 * 60_000

/**
 * Returns the rows, oldest first, outgoing messages last. `unreadAfter`: the read marker on
 * opening, null for no divider; loading older messages changes no existing row.
 */
export function chatRows(
  messages: ChatMessages,
  unreadAfter: number | null,
  dayOf: (at: number) => string,
  outbox: readonly OutgoingMessage[] = [],
  unreadable: Unreadable = [],
): readonly ChatRow[] {
  const rows: ChatRow[] = []
  const newest = newestOf(messages, unreadable)
  const oldest = olderBefore(messages, unreadable)
  let [day, isUnreadShown] = ['', unreadAfter === null]
  let lastAt = 0
  const begin = (own: string, isNamed: boolean) => {
    const isNew = own !== day
    if (isNew && isNamed) rows.push({ kind: 'day', key: `day ${own}`, day: own })
    day = own
    return isNew
  }
  const places = unreadable.filter((place) => place >= oldest)
  let told = 0
  /** Adds a row for unreadable messages before the next message; returns whether there are any. */
  const leaveOut = (before: number): boolean => {
    const first = told
    while ((places[told] ?? Infinity) < before) told += 1
    if (told > first)
      rows.push({ kind: 'leftOut', key: `left out ${places[first]}`, count: told - first })
    return told > first
  }
  for (const [index, message] of messages.entries()) {
    const isInterrupted = leaveOut(message.sequence)
    const at = Date.parse(message.createdAt)
    const isNewDay = begin(dayOf(at), index > 0 || message.sequence === 1)
    const isFirstUnread = !isUnreadShown && message.sequence > (unreadAfter ?? 0)
    if (isFirstUnread) isUnreadShown = true
    // The start of the unread messages is unknown until the messages before it are loaded.
    if (isFirstUnread && (index > 0 || message.sequence === (unreadAfter ?? 0) + 1)) {
      rows.push({ kind: 'unread', key: 'unread', count: newest - (unreadAfter ?? 0) })
    }
    const before = messages[index - 1]
    const isContinued =
      !isInterrupted &&
      !isNewDay &&
      !isFirstUnread &&
      before !== undefined &&
      isSameSender(before, message) &&
      at - lastAt < together
    lastAt = at
    rows.push({ kind: 'message', key: keyOf(message), message, isContinued })
  }
  leaveOut(Infinity)
  for (const outgoing of outbox) {
    begin(dayOf(Date.parse(outgoing.at)), true)
    rows.push({ kind: 'outgoing', key: outgoing.id, outgoing })
  }
  return rows
}

const keyOf = ({ messageId, clientMessageId }: ChatMessage): string =>
  clientMessageId === '' ? messageId : clientMessageId

const isSameSender = (one: ChatMessage, other: ChatMessage): boolean =>
  one.sender !== undefined && one.sender.userId === other.sender?.userId

/**
 * Returns the messages to announce to screen readers: each once, in order, in one batch. `after`:
 * the last announced sequence.
 */
export function toAnnounce(
  messages: ChatMessages,
  after: number,
): { readonly messages: ChatMessages; readonly after: number } {
  const added = messages.filter((message) => message.sequence > after && !isFromMember(message))
  return { messages: added, after: Math.max(after, messages.at(-1)?.sequence ?? 0) }
}
