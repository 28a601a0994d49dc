/** Maximum wait in milliseconds, whatever the server asks for; timers overflow after 24.8 days. */
export const longestWait = 3_600_000

/**
 * `attempt`: earlier failures, from 0. `limit`: the maximum back-off in milliseconds. `asked`: the
 * server's `Retry-After` in milliseconds.
 *
 * `random`: the jitter, 0 to 1; 0 gives the full back-off.
 */
type Failed = {
  readonly attempt: number
  readonly limit: number
  readonly asked?: number | undefined
  readonly random?: number
}

/**
 * Milliseconds until the next retry: 1, 2, 4 s and so on up to the limit, with jitter over half of
 * it. It is never shorter than the server asked, up to one hour.
 *
 * REST calls, RPCs, streams and the session use it.
 */
export function retryDelay({ attempt, limit, asked = 0, random = 0 }: Failed): number {
  const pause = Math.min(1000 * 2 ** attempt, limit) * (1 - random / 2)
  const capped = Number.isNaN(asked) ? 0 : Math.min(Math.max(asked, 0), longestWait)
  // Clients with the same `Retry-After` must not retry at the same time.
  return Math.max(pause, Math.min(capped * (1 + random / 10), longestWait))
}
