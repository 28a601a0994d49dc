import {
  readCard,
  readGetChannelRequest,
  readSendMessageRequest,
} from '#generated/schemas/rpc/chat.reader.ts'
import {
  boolean,
  Notes,
  nullable,
  object,
  type Reader,
  rows,
  text,
  unreadable,
} from '#generated/schemas/read.ts'
import { PLACEHOLDER_URL } from './channel.ts'
import { type Card, cardJson } from './cards/card-content.ts'
import type { OutgoingMessage } from './outbox.ts'
import type { ConversationState } from './conversation-state.ts'

type Message = {
  readonly url: string
  readonly id: string
  readonly text: string
  readonly card: Card | null
  readonly at: string
  readonly hasFailed: boolean
}
type Call = { readonly url: string; readonly subject: string; readonly previous: boolean }

/** The member's undelivered messages in order, and pending requests for a coach. */
export type UnsentMessages = {
  readonly messages: readonly Message[]
  readonly calls: readonly Call[]
  readonly marksCoaching: boolean
}

/** Returns the JSON to store; cards have their request form. */
export function serializeUnsent({ messages, ...rest }: UnsentMessages): object {
  return {
    ...rest,
    messages: messages.map((message) => ({
      ...message,
      card: message.card && cardJson(message.card),
    })),
  }
}

const isReadable = (reader: Reader<unknown>, wire: object): boolean =>
  reader(wire, new Notes()) !== unreadable
/** A valid channel URL in place of the placeholder. */
const someUrl = 'ch-0'

const readMessage = object<Message>(
  {
    url: text(),
    id: text(),
    text: text(),
    card: nullable(readCard),
    at: text(),
    hasFailed: boolean,
  },
  ({ url, id, text: message, at }: Message) =>
    isReadable(readSendMessageRequest, {
      channelUrl: url === PLACEHOLDER_URL ? someUrl : url,
      clientMessageId: id,
      message,
    }) && !Number.isNaN(Date.parse(at)),
)
const readCall = object<Call>(
  { url: text(), subject: text(/./su), previous: boolean },
  ({ url }: Call) => isReadable(readGetChannelRequest, { channelUrl: url }),
)
const readAll = object<{
  messages: { items: readonly Message[] }
  calls: { items: readonly Call[] }
  marksCoaching: boolean
}>({ messages: rows(readMessage), calls: rows(readCall), marksCoaching: boolean })

/** Parses stored messages; null when the data is invalid. */
export function parseUnsent(stored: unknown): UnsentMessages | null {
  const found = readAll(stored, new Notes())
  return found === unreadable
    ? null
    : {
        messages: found.messages.items,
        calls: found.calls.items,
        marksCoaching: found.marksCoaching,
      }
}

type Talks = { readonly conversations: Readonly<Record<string, ConversationState>> }

/** Age after which a restored message is not sent automatically, in milliseconds. */
export const maxUnsentAge = 12 * 60 * 60 * 1000

/** Returns the undelivered messages; null for none. */
export function unsentMessagesOf(
  chat: Talks & { readonly marksCoaching: boolean },
): UnsentMessages | null {
  const messages = Object.values(chat.conversations).flatMap(({ channel, outbox }) =>
    outbox.map(({ id, text, card, at, state }): Message => ({
      url: channel.url,
      id,
      text,
      card,
      at,
      hasFailed: state === 'failed',
    })),
  )
  const calls = Object.values(chat.conversations).flatMap(({ channel: { url }, calling }) =>
    calling ? [{ url, ...calling }] : [],
  )
  const { marksCoaching } = chat
  return messages.length > 0 || calls.length > 0 || marksCoaching
    ? { messages, calls, marksCoaching }
    : null
}

/**
 * Returns where to restore a message, and its state. Without its channel, it waits for a retry in
 * the coaching channel; `now`: milliseconds since 1970.
 */
export function restoreMessage(
  chat: Talks,
  { url, id, text, card, at, hasFailed }: Message,
  now: number,
): { readonly url: string; readonly message: OutgoingMessage } {
  const isThere = url === PLACEHOLDER_URL || chat.conversations[url] !== undefined
  const age = now - Date.parse(at)
  const isFresh = age < maxUnsentAge && age > -maxUnsentAge
  const home =
    Object.values(chat.conversations).find(
      ({ channel }) =>
        channel.customType === 'MEMBER_ONE_ON_ONE' && channel.url !== PLACEHOLDER_URL,
    )?.channel.url ?? PLACEHOLDER_URL
  return {
    url: isThere ? url : home,
    message: {
      id,
      text,
      card,
      at,
      state: isThere && isFresh && !hasFailed ? 'waiting' : 'failed',
      tries: 0,
    },
  }
}
