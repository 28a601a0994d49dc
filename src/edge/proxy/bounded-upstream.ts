import { secondsLeft } from '#platform/model/numbers/time-left.ts'
import type { IncomingHttpHeaders } from 'node:http'
import type { Dispatcher } from 'undici'
import { type CallSlots, createCallSlots, type SlotLimits } from './call-slots.ts'
import { type BreakerLimits, type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts'
import { RefusedCall } from './refused-call.ts'
import { createRetryBudget, type RetryBudget } from './retry-budget.ts'
import type { Upstream, UpstreamCall } from './upstream.ts'

/** Limits that keep one slow or broken operation of the provider from stopping others. */
export interface CallBounds {
  readonly slots: SlotLimits
  readonly breaker: BreakerLimits
  /** Open streams of one session. */
  readonly streamsPerSession: number
  /** A failure after this time is no short trouble and is not repeated, in milliseconds. */
  readonly retryWithinMs: number
}

/** docs/decisions/0123-bounded-calls.md has the reasons. */
export const defaultBounds: CallBounds = {
  slots: {
    calls: 128,
    perOperation: 32,
    perSession: 32,
    waiting: 4_096,
    waitingPerSession: 256,
    waitMs: 2_000,
  },
  breaker: { failures: 20, sessions: 5, openMs: 5_000, longestMs: 30_000 },
  streamsPerSession: 32,
  retryWithinMs: 1_000,
}

/** What the edge knows of its calls to the provider, for its metrics. */
export interface BoundedCalls {
  running(): number
  waiting(): number
  streams(): number
  openBreakers(): number
  /** Reads that were repeated since the start. */
  retries(): number
}

type Handler = Dispatcher.DispatchHandler
type Controller = Dispatcher.DispatchController

const busyRetrySeconds = 2
const longMs = 5_000
const retryPauseMs = (): number => 50 + Math.random() * 150
const ignored = new Error('The answer of the gateway is not used.')

/**
 * Puts slots, a breaker per operation and retries of reads before an upstream. A refused call ends
 * with a RefusedCall.
 */
export function createBoundedUpstream(
  inner: Upstream,
  {
    slots: slotLimits,
    breaker: breakerLimits,
    streamsPerSession,
    retryWithinMs,
  }: CallBounds = defaultBounds,
): Upstream & { readonly calls: BoundedCalls } {
  const slots = createCallSlots(slotLimits)
  const most = Number.POSITIVE_INFINITY
  const streams = createCallSlots({
    ...slotLimits,
    calls: most,
    perOperation: most,
    perSession: streamsPerSession,
    waitMs: 0,
  })
  const parts: Parts = {
    inner,
    breaker: createCircuitBreaker(breakerLimits, () => performance.now()),
    budget: createRetryBudget(),
    retryWithinMs,
  }
  return {
    ...inner,
    dispatch: (call, handler) =>
      startCall(parts, call.isStream === true ? streams : slots, call, handler),
    calls: {
      running: slots.running,
      waiting: slots.waiting,
      streams: streams.running,
      openBreakers: parts.breaker.open,
      retries: parts.budget.taken,
    },
  }
}

interface Parts {
  readonly inner: Upstream
  readonly breaker: CircuitBreaker
  readonly budget: RetryBudget
  readonly retryWithinMs: number
}

function startCall(
  { inner, breaker, budget, retryWithinMs }: Parts,
  slots: CallSlots,
  call: UpstreamCall,
  handler: Handler,
): void {
  const { operationId, session } = call
  let attempt: Controller | undefined
  let leaveQueue = (): void => {}
  let release = (): void => {}
  let isPaused = false
  let isOver = false
  const calledAt = performance.now()
  /** Controls the call while it waits, and each of its attempts. */
  const controller = {
    aborted: false,
    reason: null as Error | null,
    get paused() {
      return isPaused
    },
    abort(reason: Error) {
      if (controller.aborted) return
      Object.assign(controller, { aborted: true, reason })
      if (attempt) return attempt.abort(reason)
      // It waits for a slot or a retry.
      leaveQueue()
      fail(reason, countAbandoned)
    },
    pause() {
      isPaused = true
      attempt?.pause()
    },
    resume() {
      isPaused = false
      attempt?.resume()
    },
  }
  const fail = (error: Error, count: () => void): void => {
    if (isOver) return
    isOver = true
    count()
    release()
    handler.onResponseError?.(controller, error)
  }
  /** A browser that waited long and left says as much as a timeout of the edge. */
  const countAbandoned = (): void => {
    if (performance.now() - calledAt < longMs) breaker.abandoned(operationId)
    else breaker.failed(operationId, session)
  }
  const refuse = (reason: RefusedCall['reason'], seconds: number): void =>
    fail(new RefusedCall(reason, seconds), () => {})

  function start(retriesLeft: number): void {
    const startedAt = performance.now()
    let hasAnswer = false
    const mayRetry = (): boolean =>
      retriesLeft > 0 &&
      !hasAnswer &&
      !controller.aborted &&
      performance.now() - startedAt < retryWithinMs &&
      budget.take()
    const startAgain = (): void => {
      attempt = undefined
      setTimeout(() => {
        if (!controller.aborted) start(retriesLeft - 1)
      }, retryPauseMs())
    }
    inner.dispatch(call, {
      onRequestStart(started) {
        attempt = started
        if (controller.aborted) started.abort(controller.reason ?? ignored)
      },
      onResponseStart(started, status, headers, message) {
        if (isGatewayFailure(status)) {
          if (mayRetry()) return started.abort(ignored)
          breaker.failed(operationId, session)
        } else if (status >= 200) breaker.succeeded(operationId)
        hasAnswer ||= status >= 200
        handler.onResponseStart?.(controller, status, headers, message)
      },
      onResponseData: (_started, chunk) => handler.onResponseData?.(controller, chunk),
      onResponseEnd(_started, trailers: IncomingHttpHeaders) {
        isOver = true
        release()
        handler.onResponseEnd?.(controller, trailers)
      },
      onResponseError(_started, error) {
        if (!controller.aborted && (error === ignored || mayRetry())) return startAgain()
        fail(error, () => {
          if (hasAnswer) return
          if (controller.aborted) countAbandoned()
          else breaker.failed(operationId, session)
        })
      },
    })
  }

  handler.onRequestStart?.(controller, null)
  if (controller.aborted) return
  const blockedMs = breaker.blockedMs(operationId)
  if (blockedMs > 0) return refuse('open', secondsLeft(blockedMs))
  budget.called()
  leaveQueue = slots.enter(
    { origin: inner.originOf(call.base), operation: operationId, session },
    {
      admitted(giveBack) {
        release = giveBack
        start(call.isRead === true ? 1 : 0)
      },
      refused() {
        breaker.abandoned(operationId)
        refuse('busy', busyRetrySeconds)
      },
    },
  )
}

/** The provider's gateway says that its server did not answer; a 503 is an answer of the server. */
const isGatewayFailure = (status: number): boolean => status === 502 || status === 504
