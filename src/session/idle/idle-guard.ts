/** State of the idle watch that the session reads; the watch itself loads later. */
export const idleGuard = { isWatching: false, isAway: (): boolean => false }
