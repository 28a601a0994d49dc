import { deviceTime } from '../time/current-time.ts'

/**
 * Page events that count as user activity. Automatic work of the portal (polling, streams,
 * animations) does not count.
 */
const activityEvents = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'touchstart',
  'touchmove',
  'focusin',
  'scroll',
] as const

/** Throttle in milliseconds; a moving mouse fires many events a second. */
const throttle = 250
/** Milliseconds after another activity in which scrolling counts. */
const scrollWindow = 1_000

type PageEvent = Pick<Event, 'type' | 'isTrusted' | 'target'>

/**
 * Creates the record of user activity. `steady` is a monotonic clock and `wall` the system clock,
 * both in milliseconds.
 */
export function createUserActivity({ steady, wall }: { steady(): number; wall(): number }) {
  const listeners = new Set<() => void>()
  let last = -Infinity
  // Opening the page is activity, too.
  let lastWall = wall()
  return {
    /** Handles an event of the page; events must be in order. */
    record: (event: PageEvent): void => {
      const since = steady() - last
      // Code also scrolls, for example when a message arrives.
      const isUserEvent =
        event.isTrusted &&
        (event.type === 'scroll'
          ? since < scrollWindow
          : event.type !== 'focusin' || isField(event.target))
      if (!isUserEvent || since < throttle) return
      last = steady()
      lastWall = wall()
      for (const listener of listeners) listener()
    },
    /** Calls back on each activity, at most four times a second; returns a function that stops. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Milliseconds since the last activity by the system clock. */
    since: (): number => wall() - lastWall,
  }
}

/** The activity of the user on this page. */
export const userActivity = createUserActivity({
  steady: () => performance.now(),
  wall: deviceTime,
})

if (typeof window !== 'undefined')
  for (const type of activityEvents)
    addEventListener(type, userActivity.record, { passive: true, capture: true })

const isField = (target: unknown): boolean => {
  const { tagName, isContentEditable } = Object(target) as {
    tagName?: unknown
    isContentEditable?: unknown
  }
  return isContentEditable === true || ['INPUT', 'SELECT', 'TEXTAREA'].includes(String(tagName))
}
