import type { Pressure } from './blood-pressure.ts'
import { comparison } from '../thresholds.ts'

/** An average with its sample size. */
export type PressureSample = {
  readonly average: Pressure
  readonly count: number
  readonly days: number
}

/** The difference between two averages. `points` is positive, in whole mmHg. */
export type SampleChange =
  | { readonly kind: 'steady' }
  | {
      readonly kind: 'lower' | 'higher'
      readonly number: 'systolic' | 'diastolic'
      readonly points: number
    }

/** Whether these readings are enough for a comparison. */
export function isEnough({ count, days }: PressureSample): boolean {
  return days >= comparison.minDays && count >= comparison.minReadings
}

/**
 * The change between two rounded averages, by the systolic number, or by the diastolic one when
 * only that changed. Null when either side has too few readings or days.
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
 * The signed whole difference of a single figure such as a pulse; 0 within `steadyWithin`, null
 * when either value is unknown.
 */
export function differenceBetween(now: number | null, before: number | null): number | null {
  if (now === null || before === null) return null
  return Math.abs(now - before) > comparison.steadyWithin ? now - before : 0
}
