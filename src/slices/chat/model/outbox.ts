import type { Card } from './cards/card-content.ts'
import type { ChatMessage } from './chat-message.ts'

/**
 * A message that is not delivered. `id` stays the same for every attempt, so that the server stores
 * it once; a `failed` one waits for the member.
 */
export type OutgoingMessage = {
  readonly id: string
  readonly text: string
  readonly card: Card | null
  /** When the member sent it: UTC, browser clock. */
  readonly at: string
  readonly state: 'waiting' | 'sending' | 'failed'
  /** Attempts without an answer while online. */
  readonly tries: number
}

/** Attempts without an answer after which a message has failed. */
export const maxAttempts = 4

type Outbox = readonly OutgoingMessage[]

const change = (
  outbox: Outbox,
  id: string,
  to: (one: OutgoingMessage) => OutgoingMessage,
): Outbox =>
  outbox.some((one) => one.id === id)
    ? outbox.map((one) => (one.id === id ? to(one) : one))
    : outbox

export function enqueue(
  outbox: Outbox,
  message: Pick<OutgoingMessage, 'id' | 'text' | 'card' | 'at'>,
): Outbox {
  return outbox.some(({ id }) => id === message.id)
    ? retryMessage(outbox, message.id)
    : [...outbox, { ...message, state: 'waiting', tries: 0 }]
}

export function markSending(outbox: Outbox, id: string): Outbox {
  return change(outbox, id, (one) => ({ ...one, state: 'sending' }))
}

/** Removes a delivered message. */
export function removeDelivered(
  outbox: Outbox,
  { clientMessageId }: Pick<ChatMessage, 'clientMessageId'>,
): Outbox {
  return clientMessageId !== '' && outbox.some(({ id }) => id === clientMessageId)
    ? outbox.filter(({ id }) => id !== clientMessageId)
    : outbox
}

/** Records a failed attempt: `refused` for good, no answer (`lost`), or no network (`offline`). */
export function markFailed(
  outbox: Outbox,
  id: string,
  why: 'refused' | 'lost' | 'offline',
): Outbox {
  return change(outbox, id, (one) => {
    const tries = one.tries + (why === 'lost' ? 1 : 0)
    return {
      ...one,
      tries,
      state: why === 'refused' || tries >= maxAttempts ? 'failed' : 'waiting',
    }
  })
}

/** Removes a message. A message being sent stays, because it may be delivered. */
export function cancelMessage(outbox: Outbox, id: string): Outbox {
  return outbox.filter((one) => one.id !== id || one.state === 'sending')
}

export function retryMessage(outbox: Outbox, id: string): Outbox {
  return change(outbox, id, (one) =>
    one.state === 'failed' ? { ...one, state: 'waiting', tries: 0 } : one,
  )
}

/**
 * Returns the message to send next: one at a time, in order. Failed messages do not block others.
 */
export function nextToSend(outbox: Outbox): OutgoingMessage | null {
  const next = outbox.find(({ state }) => state !== 'failed')
  return next?.state === 'waiting' ? next : null
}
