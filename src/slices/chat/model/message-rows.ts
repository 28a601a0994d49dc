import { newestOf, olderBefore, type ChatMessages, type Unreadable } from './message-history.ts'
import type { ChatMessage } from './chat-message.ts'
import type { OutgoingMessage } from './outbox.ts'
import { isFromMember } from './conversation-state.ts'

/**
 * A row of a conversation: a day's name, the line where the unread begin, a message, messages that
 * cannot be shown, or one of hers on its way. `key` is of its own and stays; a message that was on
 * its way keeps the key that it had.
 */
export type ChatRow =
  | {
      readonly kind: 'day'
      readonly key: string
      /** yyyy-MM-dd, by the reader's clock. */ readonly day: string
    }
  | { readonly kind: 'unread'; readonly key: string; readonly count: number }
  | {
      readonly kind: 'message'
      readonly key: string
      readonly message: ChatMessage
      /** Follows one of the same sender closely, so its name is not said again. */ readonly isContinued: boolean
    }
  | { readonly kind: 'leftOut'; readonly key: string; readonly count: number }
  | { readonly kind: 'outgoing'; readonly key: string; readonly outgoing: OutgoingMessage }

/** Messages of one sender within so many milliseconds belong together. */
const together = 5 * 60_000

/**
 * The rows of a conversation, the oldest first, and what is on its way last. `unreadAfter`: the
 * place up to which she had read when she opened it, or null for no line. `dayOf`: the calendar day
 * of a moment by her clock. The day of the first message is named only when nothing is before it:
 * older messages come before a row and change none.
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
  /** Tells the places before the next message; answers whether there are any. */
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
    // Where it begins is not known while messages before it are not loaded.
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
 * What a screen reader is told of messages that came: each once, in order, those of one batch
 * together. `after`: the place told last.
 */
export function toAnnounce(
  messages: ChatMessages,
  after: number,
): { readonly messages: ChatMessages; readonly after: number } {
  const came = messages.filter((message) => message.sequence > after && !isFromMember(message))
  return { messages: came, after: Math.max(after, messages.at(-1)?.sequence ?? 0) }
}
