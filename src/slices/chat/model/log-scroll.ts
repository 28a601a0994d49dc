/** Distance from the top at which older messages load, in CSS pixels (1§9). */
export const loadOlderThreshold = 200
/** Minimum time between two loads of older messages, in milliseconds (1§9). */
export const olderThrottle = 500
/** Distance from the end that still counts as the end, in CSS pixels. */
const endWithin = 32

type Scrolled = {
  readonly scrollTop: number
  readonly scrollHeight: number
  readonly clientHeight: number
}

/**
 * Returns a scroll handler that loads older messages near the top, throttled. `now`: milliseconds.
 */
export function throttledLoadOlder(
  requestOlder: () => void,
  now: () => number,
): (scrollTop: number) => void {
  let askedAt = -Infinity
  return (scrollTop) => {
    if (scrollTop > loadOlderThreshold || now() - askedAt < olderThrottle) return
    askedAt = now()
    requestOlder()
  }
}

/** Returns whether the newest message is in view. */
export function isAtEnd({ scrollTop, scrollHeight, clientHeight }: Scrolled): boolean {
  return scrollHeight - scrollTop - clientHeight <= endWithin
}

/** The most new messages that a screen reader hears one by one. */
const mostRead = 3

/** Whether so many messages came that only their number is read. */
export function areMany(count: number): boolean {
  return count > mostRead
}
