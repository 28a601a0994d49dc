/** Whole minutes, rounded up, for a wait of `least` seconds or more; null for a shorter one. */
export function minutesFrom(seconds: number, least: number): number | null {
  return seconds >= least ? Math.ceil(seconds / 60) : null
}
