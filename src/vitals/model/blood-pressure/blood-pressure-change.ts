import type { Pressure } from './blood-pressure.ts'
import { comparison } from '../thresholds.ts'

/** An average with what it stands on. */
export type PressureSample = {
  readonly average: Pressure
  readonly count: number
  readonly days: number
}

/** How a later average differs from an earlier one. `points` is positive, in whole mmHg. */
export type SampleChange =
  | { readonly kind: 'steady' }
  | {
      readonly kind: 'lower' | 'higher'
      readonly number: 'systolic' | 'diastolic'
      readonly points: number
    }

/** Do these readings say enough to be compared? */
export function isEnough({ count, days }: PressureSample): boolean {
  return days >= comparison.minDays && count >= comparison.minReadings
}

/**
 * The change from one average to the next, by the systolic number; by the diastolic one when only
 * that moved. Both are the rounded averages that members see, so the difference can be checked by
 * hand. Null when either side has too few readings or days: then nothing is said.
 */
export function changeBetween(
  now: PressureSample | null,
  before: PressureSample | null,
): SampleChange | null {
  if (now === null || before === null || !isEnough(now) || !isEnough(before)) return null
  for (const number of ['systolic', 'diastolic'] as const) {
    const points = now.average[number] - before.average[number]
    if (Math.abs(points) > comparison.steadyWithin)
      return { kind: points < 0 ? 'lower' : 'higher', number, points: Math.abs(points) }
  }
  return { kind: 'steady' }
}

/**
 * The same for a single figure, as a pulse: signed whole difference, 0 within `steadyWithin`; null
 * when it cannot be told.
 */
export function differenceBetween(now: number | null, before: number | null): number | null {
  if (now === null || before === null) return null
  return Math.abs(now - before) > comparison.steadyWithin ? now - before : 0
}
