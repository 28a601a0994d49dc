import { debounce } from '../auth/model/idle-machine.ts'

/**
 * Page events that count as user activity. Automatic work of the portal (polling, streams,
 * animations) does not count.
 */
export const activityEvents = [
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

type PageEvent = { readonly type: string; readonly isTrusted: boolean; readonly target: unknown }

/**
 * Creates a filter that returns true for events that count as user activity. The events must be in
 * order.
 */
export function createActivityFilter(now: () => number) {
  let last = -Infinity
  return (event: PageEvent): boolean => {
    const since = now() - last
    // Code also scrolls, for example when a message arrives. Scrolling counts only right after
    // another activity.
    const isUserEvent =
      event.isTrusted &&
      (event.type === 'scroll'
        ? since < debounce
        : event.type !== 'focusin' || isField(event.target))
    if (!isUserEvent || since < throttle) return false
    last = now()
    return true
  }
}

const isField = (target: unknown): boolean => {
  const { tagName, isContentEditable } = Object(target) as {
    tagName?: unknown
    isContentEditable?: unknown
  }
  return isContentEditable === true || ['INPUT', 'SELECT', 'TEXTAREA'].includes(String(tagName))
}
