import { applyChat, type Chat, type ChatInput } from '../model/chat-reducer.ts'
import type { OutgoingMessage } from '../model/outbox.ts'
import { PLACEHOLDER_URL } from '../model/channel.ts'
import { chatEffectsOf, type ChatEffect } from '../model/chat-effects.ts'
import { retryDelay } from '#platform/model/retry-delay.ts'
import type { ChatEvent, LeftOutEvent } from '../model/chat-events.ts'
import type { ChatCalls } from '../api/chat-calls.ts'
import type { OpenStream } from '../api/chat-stream.ts'
import { isFailure, isTransient, type Failure } from '#platform/http/failure.ts'
import type { Store } from '#platform/store/store.ts'
import { runEventStream } from './event-stream.ts'

/** Maximum time between attempts, in milliseconds. */
const longestWait = 30_000
/** Consecutive refusals after which a stream is not reopened automatically. */
const mostRefusals = 3

export type ChatPorts = {
  readonly store: Store<Chat>
  readonly calls: ChatCalls
  readonly open: OpenStream
  readonly isOnline: () => boolean
  /**
   * Whether the tab is visible. Hidden tabs close their stream to save the browser's connections.
   */
  readonly isSeen: () => boolean
  /** Called when a message failed; it stays in its outbox. */
  readonly notSent: (message: OutgoingMessage, url: string) => void
  readonly now: () => number
  readonly later: (task: () => void, delay: number) => () => void
  /** 0 to 1. */
  readonly random: () => number
}

type Running = { readonly abort: AbortController }

/**
 * Runs the effects of the chat (model/chat-effects.ts), each key once at a time, and dispatches
 * their results.
 */
export function createChatController(ports: ChatPorts) {
  const { store, calls } = ports
  const running = new Map<string, Running>()
  /** Effects that wait after a failure. `tries` stays until the effect succeeds. */
  const delayed = new Map<string, () => void>()
  const tries = new Map<string, number>()
  let refusals = 0
  let isStopped = false
  let typingUntil = Infinity
  let stopTyping = () => {}

  function dispatch(input: ChatInput) {
    if (isStopped) return
    const after = applyChat(store.get(), input, ports.now())
    store.set(after)
    watchTyping(after)
    if (input.type === 'sendFailed') tellFailed(after, input.url, input.id)
    if (input.type === 'allRetried') cancelDelays()
    if (input.type === 'retried')
      cancelDelay(input.url === PLACEHOLDER_URL ? 'create' : `send ${input.url}`)
    pump()
  }

  function tellFailed(chat: Chat, url: string, id: string) {
    const message = chat.conversations[url]?.outbox.find((one) => one.id === id)
    if (message?.state === 'failed') ports.notSent(message, url)
  }

  /** Removes expired typing members; the server sends no event for them. */
  function watchTyping({ conversations }: Chat) {
    const until = Math.min(
      ...Object.values(conversations).flatMap(({ typing }) => typing.map((one) => one.until)),
    )
    if (until === typingUntil) return
    typingUntil = until
    stopTyping()
    stopTyping =
      until === Infinity
        ? () => {}
        : ports.later(() => dispatch({ type: 'clockTicked' }), Math.max(until - ports.now(), 0))
  }

  /** Starts the effects that neither run nor wait. */
  function pump() {
    if (isStopped) return
    const effects = chatEffectsOf(store.get())
    const line = running.get('stream')
    if (line && !(ports.isSeen() && effects.some(({ key }) => key === 'stream'))) line.abort.abort()
    if (!ports.isOnline()) return
    for (const effect of effects) {
      if (
        running.has(effect.key) ||
        delayed.has(effect.key) ||
        (effect.type === 'stream' && !ports.isSeen())
      )
        continue
      const abort = new AbortController()
      running.set(effect.key, { abort })
      void carryOut(effect, abort.signal)
    }
  }

  async function carryOut(effect: ChatEffect, signal: AbortSignal): Promise<void> {
    let inputs: readonly ChatInput[]
    try {
      inputs = [...(await fulfil(effect, signal)), { type: 'fulfilled', effectKey: effect.key }]
      tries.delete(effect.key)
    } catch (thrown) {
      if (!signal.aborted && !isFailure(thrown)) throw thrown
      inputs = signal.aborted ? aborted(effect) : failed(effect, thrown as Failure)
    }
    running.delete(effect.key)
    for (const input of inputs) dispatch(input)
    pump()
  }

  async function fulfil(effect: ChatEffect, signal: AbortSignal): Promise<readonly ChatInput[]> {
    switch (effect.type) {
      case 'list':
        return [{ type: 'listed', ...(await calls.list(signal)) }]
      case 'stream': {
        await runEventStream(
          effect.cursor,
          {
            open: ports.open,
            token: calls.token,
            later: ports.later,
            onEvent: (event) => receive(event),
          },
          signal,
        )
        delayRetry(effect.key)
        return [{ type: 'streamClosed', lost: false }]
      }
      case 'page':
        return [
          {
            type: 'pageLoaded',
            url: effect.url,
            upTo: effect.upTo,
            page: await calls.page(effect.url, effect.before, signal),
          },
        ]
      case 'metadata':
        return [
          { type: 'metadata', url: effect.url, metadata: await calls.metadata(effect.url, signal) },
        ]
      case 'create':
        return [{ type: 'created', channel: await calls.create(effect.subject, signal) }]
      case 'send':
        dispatch({ type: 'sending', url: effect.url, id: effect.message.id })
        return [{ type: 'sent', message: await calls.send(effect.url, effect.message, signal) }]
      case 'markRead':
        return [
          {
            type: 'readMarked',
            url: effect.url,
            sequence: await calls.markRead(effect.url, effect.sequence, signal),
          },
        ]
      case 'callCoach': {
        const { url, customType } = effect.conversation.channel
        return [
          {
            type: 'coachCalled',
            url,
            metadata: await calls.callCoach(customType, effect.subject, effect.previous, signal),
          },
        ]
      }
      case 'markCoaching':
        await calls.markCoaching(signal)
        return [{ type: 'coachingMarked' }]
    }
  }

  function receive(event: ChatEvent | LeftOutEvent) {
    // A stream that only opened may still fail.
    if (event.kind !== 'ready') tries.delete('stream')
    refusals = 0
    dispatch({ type: 'eventReceived', event })
  }

  function failed(effect: ChatEffect, failure: Failure): readonly ChatInput[] {
    const isFinal = !isTransient(failure)
    if (effect.type === 'stream') return streamFailed(failure)
    if (!isFinal) delayRetry(effect.key, failure)
    const why = failure._tag === 'Offline' ? 'offline' : isFinal ? 'refused' : 'lost'
    if (effect.type === 'send')
      return [{ type: 'sendFailed', url: effect.url, id: effect.message.id, why }]
    // The first message cannot be sent without its channel.
    if (effect.type === 'create')
      return [{ type: 'sendFailed', url: PLACEHOLDER_URL, id: effect.id, why }]
    return [{ type: 'failed', effectKey: effect.key, isFinal }]
  }

  function streamFailed(failure: Failure): readonly ChatInput[] {
    const isTooOld = failure._tag === 'Refused' && failure.error === 'out_of_range'
    // Repeating an unreadable stream would fail again; the list returns the current state.
    const lost = isTooOld || failure._tag === 'ContractBroken'
    if (!isTooOld) delayRetry('stream', failure)
    refusals = isTransient(failure) || lost ? 0 : refusals + 1
    // A refused stream is retried a few times, because a new token can help.
    return [
      { type: 'streamClosed', lost },
      ...(refusals >= mostRefusals
        ? [{ type: 'failed', effectKey: 'stream', isFinal: true } as const]
        : []),
    ]
  }

  /**
   * Handles an effect that the controller aborted. A message may have been delivered and is sent
   * again with its id.
   */
  const aborted = (effect: ChatEffect): readonly ChatInput[] =>
    effect.type === 'stream'
      ? [{ type: 'streamClosed', lost: false }]
      : effect.type === 'send'
        ? [{ type: 'sendFailed', url: effect.url, id: effect.message.id, why: 'offline' }]
        : []

  /** Delays an effect: 1, 2, 4 s and so on with jitter, or as long as the server asks. */
  function delayRetry(key: string, failure?: Failure) {
    const count = tries.get(key) ?? 0
    tries.set(key, count + 1)
    const retryAfter =
      failure !== undefined && 'retryAfter' in failure ? (failure.retryAfter ?? 0) * 1000 : 0
    const delay = retryDelay({
      attempt: count,
      limit: longestWait,
      asked: retryAfter,
      random: ports.random(),
    })
    const stop = ports.later(() => {
      delayed.delete(key)
      pump()
    }, delay)
    delayed.set(key, stop)
  }

  /** Ends all waits, so that failed effects run now. */
  function cancelDelays() {
    for (const stop of delayed.values()) stop()
    delayed.clear()
  }

  function cancelDelay(key: string) {
    delayed.get(key)?.()
    delayed.delete(key)
  }

  return {
    dispatch,
    /** Retries waiting effects now: the network is back, or the tab is visible again. */
    resume: () => {
      if (ports.isOnline()) cancelDelays()
      pump()
    },
    /** Checks the effects again: the network is gone, or the tab is hidden. */
    recheck: pump,
    /** Aborts all effects and timers. */
    stop: () => {
      isStopped = true
      cancelDelays()
      stopTyping()
      for (const { abort } of running.values()) abort.abort()
    },
  }
}
