import * as Schema from 'effect/Schema'
import { PLACEHOLDER_URL } from './chat.ts'
import { Card } from './chat-card.ts'
import { ChatInstant, ChannelUrl, ClientMessageId, MessageText } from './chat-messages.ts'
import type { Outgoing } from './chat-outbox.ts'
import type { Talk } from './chat-talk.ts'
import { listOf } from './formats.ts'

/** What a member has written that the server may not have yet, in the order of writing, and what else her first message asks for. */
export const Unsent = Schema.Struct({
  messages: listOf(
    Schema.Struct({
      url: Schema.Union([ChannelUrl, Schema.Literal(PLACEHOLDER_URL)]),
      id: ClientMessageId,
      text: MessageText,
      card: Schema.NullOr(Card),
      at: ChatInstant,
      hasFailed: Schema.Boolean,
    }),
    500,
  ),
  /** Coaches who are still to be called, for what she has said. */
  calls: listOf(Schema.Struct({ url: ChannelUrl, subject: MessageText, previous: Schema.Boolean }), 30),
  marksCoaching: Schema.Boolean,
})
export type Unsent = typeof Unsent.Type
type Message = Unsent['messages'][number]
type Talks = { readonly talks: Readonly<Record<string, Talk>> }

/** Milliseconds after which a message that comes back is not sent by itself any more: she may have written it in another mood, or said it elsewhere. */
export const longestPause = 12 * 60 * 60 * 1000

/** All of it; null when there is nothing. */
export function unsentOf(chat: Talks & { readonly marksCoaching: boolean }): Unsent | null {
  const messages = Object.values(chat.talks).flatMap(({ channel, outbox }) =>
    outbox.map(({ id, text, card, at, state }): Message => ({ url: channel.url, id, text, card, at, hasFailed: state === 'failed' })))
  const calls = Object.values(chat.talks).flatMap(({ channel: { url }, calling }) => (calling ? [{ url, ...calling }] : []))
  const { marksCoaching } = chat
  return messages.length > 0 || calls.length > 0 || marksCoaching ? { messages, calls, marksCoaching } : null
}

/** Where a message comes back to, and as what. `now`: milliseconds since 1970, by the clock that wrote `at`. Of a channel that there is no more it waits for her word in the coaching channel. */
export function comeBack(chat: Talks, { url, id, text, card, at, hasFailed }: Message, now: number): { readonly url: string; readonly message: Outgoing } {
  const isThere = url === PLACEHOLDER_URL || chat.talks[url] !== undefined
  const age = now - Date.parse(at)
  const isFresh = age < longestPause && age > -longestPause
  const home = Object.values(chat.talks).find(({ channel }) => channel.customType === 'MEMBER_ONE_ON_ONE' && channel.url !== PLACEHOLDER_URL)?.channel.url ?? PLACEHOLDER_URL
  return { url: isThere ? url : home, message: { id, text, card, at, state: isThere && isFresh && !hasFailed ? 'waiting' : 'failed', tries: 0 } }
}
