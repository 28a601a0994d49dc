import type { Card } from './cards/card-content.ts'
import type { ChatMessage } from './chat-message.ts'

/**
 * A message on its way. `id` is its client message id: made once, and the same for every try, so
 * that the server has it once. `waiting`: for the network, or for those before it. `failed`: it is
 * not sent again by itself.
 */
export type OutgoingMessage = {
  readonly id: string
  readonly text: string
  readonly card: Card | null
  /** When she sent it, UTC, by the browser's clock. */
  readonly at: string
  readonly state: 'waiting' | 'sending' | 'failed'
  /** Tries that had no answer while there was a network. */
  readonly tries: number
}

/** After so many tries without an answer a message counts as failed. */
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

/** The server has it. */
export function removeDelivered(
  outbox: Outbox,
  { clientMessageId }: Pick<ChatMessage, 'clientMessageId'>,
): Outbox {
  return clientMessageId !== '' && outbox.some(({ id }) => id === clientMessageId)
    ? outbox.filter(({ id }) => id !== clientMessageId)
    : outbox
}

/**
 * A try that came to nothing: `refused` by the server for good, without an answer (`lost`), or not
 * made because there was no network (`offline`).
 */
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

/** She takes it back. One that is being sent cannot be: it may have arrived. */
export function cancelMessage(outbox: Outbox, id: string): Outbox {
  return outbox.filter((one) => one.id !== id || one.state === 'sending')
}

export function retryMessage(outbox: Outbox, id: string): Outbox {
  return change(outbox, id, (one) =>
    one.state === 'failed' ? { ...one, state: 'waiting', tries: 0 } : one,
  )
}

/**
 * What is sent next: one at a time, in the order in which she wrote. One that failed holds up
 * nothing.
 */
export function nextToSend(outbox: Outbox): OutgoingMessage | null {
  const next = outbox.find(({ state }) => state !== 'failed')
  return next?.state === 'waiting' ? next : null
}
