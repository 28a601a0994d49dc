import { PLACEHOLDER_URL } from './channel.ts'
import { newestOf, olderBefore } from './message-history.ts'
import type { Chat } from './chat-reducer.ts'
import { nextToSend, type OutgoingMessage } from './outbox.ts'
import { readUpTo, type ConversationState } from './conversation-state.ts'

/** A side effect that the chat state asks for. Effects with the same `key` run one at a time. */
export type ChatEffect = { readonly key: string } & (
  | { readonly type: 'list' }
  | { readonly type: 'stream'; readonly cursor: string }
  | {
      readonly type: 'page'
      readonly url: string
      readonly before: number
      /** The newest sequence that is known. */
      readonly upTo: number
    }
  | { readonly type: 'metadata'; readonly url: string }
  | { readonly type: 'create'; readonly subject: string; readonly id: string }
  | { readonly type: 'send'; readonly url: string; readonly message: OutgoingMessage }
  | { readonly type: 'markRead'; readonly url: string; readonly sequence: number }
  | {
      readonly type: 'callCoach'
      readonly conversation: ConversationState
      readonly subject: string
      readonly previous: boolean
    }
  | { readonly type: 'markCoaching' }
)

/**
 * Maximum length of a channel name, in characters; the name is the start of the first message
 * (GAP-111).
 */
const subjectLength = 120

/**
 * Returns the effects that the chat needs now. Effects that failed for good return after "Try
 * again".
 */
export function chatEffectsOf(chat: Chat): readonly ChatEffect[] {
  const effects: ChatEffect[] = []
  if (chat.needsList) effects.push({ key: 'list', type: 'list' })
  if (chat.cursor !== null) effects.push({ key: 'stream', type: 'stream', cursor: chat.cursor })
  // The first message is sent first, so that a failure here does not delay it.
  if (chat.marksCoaching && Object.values(chat.conversations).some(hasWritten))
    effects.push({ key: 'mark coaching', type: 'markCoaching' })
  for (const conversation of Object.values(chat.conversations))
    effects.push(
      ...effectsOfConversation(
        conversation,
        chat.isShowing && chat.current === conversation.channel.url,
      ),
    )
  return effects.filter(({ key }) => chat.effectFailures[key] !== 'final')
}

/** Returns whether the member has written here, in this session or, by the channel, before it. */
const hasWritten = ({ channel, sentAt }: ConversationState): boolean =>
  sentAt > 0 ||
  (channel.customType === 'MEMBER_ONE_ON_ONE' &&
    channel.url !== PLACEHOLDER_URL &&
    !channel.isFirstInteraction)

function effectsOfConversation(
  conversation: ConversationState,
  isOpen: boolean,
): readonly ChatEffect[] {
  const { url } = conversation.channel
  const next = nextToSend(conversation.outbox)
  if (url === PLACEHOLDER_URL)
    return next
      ? [
          {
            key: 'create',
            type: 'create',
            id: next.id,
            subject: [...next.text].slice(0, subjectLength).join(''),
          },
        ]
      : []
  const effects: ChatEffect[] = []
  if (next) effects.push({ key: `send ${url}`, type: 'send', url, message: next })
  if (conversation.calling)
    effects.push({ key: `call ${url}`, type: 'callCoach', conversation, ...conversation.calling })
  if (conversation.seenTo > readUpTo({ ...conversation, seenTo: 0 }))
    effects.push({ key: `read ${url}`, type: 'markRead', url, sequence: conversation.seenTo })
  if (!isOpen) return effects
  if (conversation.needsMetadata) effects.push({ key: `metadata ${url}`, type: 'metadata', url })
  const before = pageBefore(conversation)
  if (before !== null)
    effects.push({ key: `page ${url}`, type: 'page', url, before, upTo: conversation.newest })
  return effects
}

/** Returns the sequence before which a page is missing; 0 for the newest, null for none. */
function pageBefore(conversation: ConversationState): number | null {
  const { messages, unreadable } = conversation
  if (
    conversation.needsPage ||
    conversation.newest > Math.max(newestOf(messages, unreadable), conversation.pagedTo) ||
    (!conversation.hasPage && conversation.newest > 0)
  )
    return 0
  const before = olderBefore(messages, unreadable)
  const isGap = before > 1 && before > (messages[0]?.sequence ?? 0)
  return isGap || (conversation.wantsOlder && before > 1) ? before : null
}
