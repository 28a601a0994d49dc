/**
 * Milliseconds that a page waits at most before it tries by itself, whatever a server asks for: a
 * timer takes no more than 24.8 days.
 */
export const longestWait = 3_600_000

/**
 * How often it failed before (0: never), the longest pause of the back-off, what the server asked
 * for (`Retry-After`, in milliseconds), and a number from 0 to 1 that spreads the pauses of many
 * browsers; 0 gives the whole pause.
 */
type Failed = {
  readonly attempt: number
  readonly limit: number
  readonly asked?: number | undefined
  readonly random?: number
}

/**
 * Milliseconds until the next try: 1, 2, 4 s and so on up to the limit, spread over half of it. It
 * is never sooner than the server asked, up to one hour. REST calls, RPCs, streams and the session
 * use this one.
 */
export function retryDelay({ attempt, limit, asked = 0, random = 0 }: Failed): number {
  const pause = Math.min(1000 * 2 ** attempt, limit) * (1 - random / 2)
  const wished = Number.isNaN(asked) ? 0 : Math.min(Math.max(asked, 0), longestWait)
  // Those who were asked to wait equally long must not come back together.
  return Math.max(pause, Math.min(wished * (1 + random / 10), longestWait))
}
