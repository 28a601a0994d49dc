/** What the idle watch, which is downloaded later, lets the session know. */
export const idleGuard = { isWatching: false, isAway: (): boolean => false }
