const recentLimit = 60_000
let seen = Date.now()

/**
 * Records each interaction, so that automatic calls do not count as activity (docs/quality.md#d5).
 */
export function watchInteractions(target: Pick<EventTarget, 'addEventListener'> = window): void {
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
    target.addEventListener(type, () => (seen = Date.now()), { passive: true, capture: true })
  }
}

/** Milliseconds since the last interaction. */
export function sinceInteraction(now: number = Date.now()): number {
  return now - seen
}

/** Whether the member interacted within the last minute. */
export function isRecentlyActive(now: number = Date.now()): boolean {
  return sinceInteraction(now) < recentLimit
}
