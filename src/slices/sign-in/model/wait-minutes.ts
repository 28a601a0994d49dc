import { minutesLeft } from '#platform/model/numbers/time-left.ts'

/** Whole minutes, rounded up, for a wait of `least` seconds or more; null for a shorter one. */
export function minutesFrom(seconds: number, least: number): number | null {
  return seconds >= least ? minutesLeft(seconds) : null
}
