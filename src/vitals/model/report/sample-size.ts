import { dayOf, type TimedReading } from '../readings/readings.ts'
import { type FigureKind, type FigureNeed, figureNeeds } from './figure-requirements.ts'

/** A sample: readings, and the days with at least one. */
export type SampleSize = { readonly count: number; readonly days: number }

/** The sample size of these readings. */
export function sampleSizeOf(readings: readonly TimedReading[]): SampleSize {
  return {
    count: readings.length,
    days: new Set(readings.map(dayOf)).size,
  }
}

/**
 * Why a figure is withheld: the required sample, the actual one, and the missing readings and days.
 */
export type Shortage = {
  readonly need: FigureNeed
  readonly have: SampleSize
  readonly missing: SampleSize
}

/** The shortage of a kind of figure; null when there are enough readings and days. */
export function shortageOf(kind: FigureKind, { count, days }: SampleSize): Shortage | null {
  const need = figureNeeds[kind]
  const missing = { count: Math.max(0, need.count - count), days: Math.max(0, need.days - days) }
  return missing.count === 0 && missing.days === 0 ? null : { need, have: { count, days }, missing }
}

/**
 * Why two periods are not compared: `of` is the one with too few readings. Null when both have
 * enough.
 */
export type Incomparable = Shortage & { readonly of: 'now' | 'before' }

export function incomparable(now: SampleSize, before: SampleSize): Incomparable | null {
  const short = shortageOf('change', now)
  if (short !== null) return { ...short, of: 'now' }
  const then = shortageOf('change', before)
  return then === null ? null : { ...then, of: 'before' }
}
