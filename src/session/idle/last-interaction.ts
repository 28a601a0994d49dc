const attentionSpan = 60_000
let seen = Date.now()

/**
 * Notes each touch of the member, so that calls which happen by themselves are not taken for her
 * activity (docs/quality.md#d5).
 */
export function watchInteractions(target: Pick<EventTarget, 'addEventListener'> = window): void {
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
    target.addEventListener(type, () => (seen = Date.now()), { passive: true, capture: true })
  }
}

/** Milliseconds since the member did something. */
export function sinceInteraction(now: number = Date.now()): number {
  return now - seen
}

/** Whether the member did something within the last minute. */
export function isRecentlyActive(now: number = Date.now()): boolean {
  return sinceInteraction(now) < attentionSpan
}
