import type { Card } from './cards/card-content.ts'
import type { Chat, ChatInput } from './chat-reducer.ts'
import type { OutgoingMessage } from './outbox.ts'

/**
 * What she has begun to write in a channel; the id is that of a message which was not sent and is
 * back here, so that it arrives once.
 */
export type MessageDraft = { readonly text: string; readonly id: string | null }

export const emptyDraft: MessageDraft = { text: '', id: null }

/** What becomes of a composer's text when she sends it. `id`: a new one. */
type Sent = {
  readonly url: string
  readonly text: string
  readonly card: Card | null
  readonly draft: MessageDraft
  readonly id: string
  readonly at: string
}

/**
 * Sends the same message again with its own id, and one that she has changed as another, in the
 * place of the one that failed.
 */
export function sendDraft(
  chat: Chat,
  { url, text, card, draft, id, at }: Sent,
): readonly ChatInput[] {
  const failed = rowOf(chat, url, draft)
  if (failed?.text === text && card === null) return [{ type: 'retried', url, id: failed.id }]
  const written: ChatInput = { type: 'wrote', url, id, text, card, at }
  return failed?.state === 'failed'
    ? [{ type: 'cancelled', url, id: failed.id }, written]
    : [written]
}

const rowOf = (chat: Chat, url: string, draft: MessageDraft): OutgoingMessage | undefined =>
  chat.talks[url]?.outbox.find(({ id }) => id === draft.id)

/**
 * A message that failed is to be sent again by itself: its text need not wait in the composer,
 * unless she has changed it.
 */
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

/** The message of a draft has arrived after all, as it stands there. */
export function hasArrived(chat: Chat, url: string, { text, id }: MessageDraft): boolean {
  return (
    id !== null &&
    (chat.talks[url]?.messages.some(
      ({ clientMessageId, message }) => clientMessageId === id && message === text,
    ) ??
      false)
  )
}
