import { focusManager, type Query, type QueryClient } from '@tanstack/react-query'
import { retryDelay } from '../model/retry-delay.ts'
import { isTransient, type Failure } from '../http/failure.ts'

/** Maximum milliseconds between retries, so that recovery is noticed within five seconds. */
const pace = 4_000
/** Number of queries that retry at the same time. */
const probes = 3

export type RecoveryPorts = {
  readonly now: () => number
  /** Calls back after `delay` milliseconds; returns a function that cancels it. */
  readonly later: (task: () => void, delay: number) => () => void
  /** Returns a number from 0 to 1. */
  readonly random: () => number
  /** Converts an error of a query to a Failure; null for a defect. */
  readonly failureOf: (error: unknown) => Failure | null
}

/**
 * Retries queries after transient failures, a few at a time for the whole page. When one succeeds,
 * the others follow at once.
 *
 * A query waits as long as the server asked. Inactive queries and hidden pages do not retry.
 * Returns a function that stops.
 */
export function startQueryRecovery(
  queries: QueryClient,
  { now, later, random, failureOf }: RecoveryPorts,
): () => void {
  /** The earliest retry of each query by its hash, in the order of waiting. */
  const waiting = new Map<string, number>()
  let attempt = 0
  /** The back-off of the page: no retry before this time. */
  let allowedAt = -Infinity
  let timer: { readonly at: number; readonly stop: () => void } | null = null

  const find = (hash: string): Query | undefined => queries.getQueryCache().get(hash)

  /** A query that is fetched now is planned again after its answer. */
  function plan() {
    const due = [...waiting].flatMap(([hash, at]) =>
      find(hash)?.state.fetchStatus === 'idle' ? [at] : [],
    )
    const at = Math.max(allowedAt, Math.min(...due))
    if (due.length === 0 || (timer !== null && timer.at <= at)) return
    timer?.stop()
    timer = { at, stop: later(tick, Math.max(at - now(), 0)) }
  }

  function backOff() {
    attempt += 1
    allowedAt = now() + retryDelay({ attempt, limit: pace, random: random() })
  }

  function tick() {
    timer = null
    // A hidden page retries when it is visible again.
    if (!focusManager.isFocused()) return
    if (askAgain(probes) > 0) backOff()
    plan()
  }

  function askAgain(most: number): number {
    let asked = 0
    for (const [hash, due] of [...waiting]) {
      const query = find(hash)
      if (query === undefined || !query.isActive()) waiting.delete(hash)
      else if (asked < most && due <= now() && query.state.fetchStatus === 'idle') {
        asked += 1
        // Moves the query to the end, in case it fails again.
        waiting.delete(hash)
        waiting.set(hash, due)
        void query.fetch().catch(() => {})
      }
    }
    return asked
  }

  const stopFocus = focusManager.subscribe((isFocused) => {
    if (isFocused) plan()
  })
  const stopCache = queries.getQueryCache().subscribe((event) => {
    const { queryHash } = event.query
    if (event.type === 'removed') return void waiting.delete(queryHash)
    if (event.type !== 'updated') return
    if (event.action.type === 'error') {
      const failure = failureOf(event.action.error)
      if (failure === null || !isTransient(failure)) return void waiting.delete(queryHash)
      const asked = 'retryAfter' in failure ? (failure.retryAfter ?? 0) * 1000 : 0
      if (waiting.size === 0) backOff()
      waiting.delete(queryHash)
      waiting.set(
        queryHash,
        now() + (asked > 0 ? retryDelay({ attempt: 0, limit: 0, asked, random: random() }) : 0),
      )
      plan()
    } else if (event.action.type === 'success' && waiting.delete(queryHash)) {
      attempt = 0
      askAgain(Infinity)
    }
  })
  return () => {
    timer?.stop()
    stopFocus()
    stopCache()
  }
}
