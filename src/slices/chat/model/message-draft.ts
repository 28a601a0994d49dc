import type { Card } from './cards/card-content.ts'
import type { Chat, ChatInput } from './chat-reducer.ts'
import type { OutgoingMessage } from './outbox.ts'

/**
 * The draft of a channel. `id` is the id of a failed message that returned to the composer, so that
 * it is delivered once.
 */
export type MessageDraft = { readonly text: string; readonly id: string | null }

export const emptyDraft: MessageDraft = { text: '', id: null }

/** The composer's content when the member sends it. `id`: a new message id. */
type Sent = {
  readonly url: string
  readonly text: string
  readonly card: Card | null
  readonly draft: MessageDraft
  readonly id: string
  readonly at: string
}

/** Sends a draft. An unchanged failed message is retried with its id; a changed one replaces it. */
export function sendDraft(
  chat: Chat,
  { url, text, card, draft, id, at }: Sent,
): readonly ChatInput[] {
  const failed = rowOf(chat, url, draft)
  if (failed?.text === text && card === null) return [{ type: 'retried', url, id: failed.id }]
  const written: ChatInput = { type: 'enqueued', url, id, text, card, at }
  return failed?.state === 'failed'
    ? [{ type: 'cancelled', url, id: failed.id }, written]
    : [written]
}

const rowOf = (chat: Chat, url: string, draft: MessageDraft): OutgoingMessage | undefined =>
  chat.conversations[url]?.outbox.find(({ id }) => id === draft.id)

/** Removes a retried message from the draft. Text that the member changed stays, without the id. */
export function withoutFailed(
  draft: MessageDraft,
  row: Pick<OutgoingMessage, 'id' | 'text'>,
): MessageDraft {
  return draft.id !== row.id
    ? draft
    : draft.text === row.text
      ? emptyDraft
      : { text: draft.text, id: null }
}

/** Returns whether the message of a draft was delivered with this text. */
export function hasArrived(chat: Chat, url: string, { text, id }: MessageDraft): boolean {
  return (
    id !== null &&
    (chat.conversations[url]?.messages.some(
      ({ clientMessageId, message }) => clientMessageId === id && message === text,
    ) ??
      false)
  )
}
