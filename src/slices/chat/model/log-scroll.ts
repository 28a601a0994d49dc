/** Within so many CSS pixels of the top the older messages are loaded (1§9). */
export const loadOlderThreshold = 200
/** Milliseconds between two askings for older messages, at least (1§9). */
export const olderThrottle = 500
/** Who is so near the end, in CSS pixels, reads the newest and goes along with what comes. */
const endWithin = 32

type Scrolled = {
  readonly scrollTop: number
  readonly scrollHeight: number
  readonly clientHeight: number
}

/**
 * Takes each scroll position and asks for older messages near the top, throttled. `now`:
 * milliseconds.
 */
export function throttledLoadOlder(
  ask: () => void,
  now: () => number,
): (scrollTop: number) => void {
  let asked = -Infinity
  return (scrollTop) => {
    if (scrollTop > loadOlderThreshold || now() - asked < olderThrottle) return
    asked = now()
    ask()
  }
}

/** Whether the newest message is in view. */
export function isAtEnd({ scrollTop, scrollHeight, clientHeight }: Scrolled): boolean {
  return scrollHeight - scrollTop - clientHeight <= endWithin
}
