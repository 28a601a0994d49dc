import { debounce } from '../auth/model/idle-machine.ts'

/**
 * What a member does, as events of the page. What the portal does by itself (polling, streams,
 * animations) is none of it.
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

/**
 * Milliseconds within which one touch speaks for all: a mouse that moves is heard of a hundred
 * times a second.
 */
const grain = 250

type Stir = { readonly type: string; readonly isTrusted: boolean; readonly target: unknown }

/** Judges the events of a page, in their order. */
export function createActivityFilter(now: () => number) {
  let last = -Infinity
  return (event: Stir): boolean => {
    const since = now() - last
    // Code scrolls, too, as when a message comes in: it counts only in the wake of something that
    // she did herself.
    const isHers =
      event.isTrusted &&
      (event.type === 'scroll'
        ? since < debounce
        : event.type !== 'focusin' || isField(event.target))
    if (!isHers || since < grain) return false
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
