/** Whole seconds of a wait of milliseconds: 0 only when nothing is left. */
export function secondsLeft(milliseconds: number): number {
  return Math.max(0, Math.ceil(milliseconds / 1000))
}

/** Whole minutes of a wait of seconds: 0 only when nothing is left. */
export function minutesLeft(seconds: number): number {
  return Math.max(0, Math.ceil(seconds / 60))
}

/** A wait of whole seconds as a clock shows it, `4:05`. */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
