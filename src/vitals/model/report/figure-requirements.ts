import { comparison } from '../thresholds.ts'

/** The least number of readings and days that a figure needs. */
export type FigureNeed = { readonly count: number; readonly days: number }

/**
 * The requirements of each figure; below them the page states what is missing. Sources: `average`
 * docs/clinical.md#sample-size (2 readings for an average) and
 * docs/clinical.md#blood-pressure-average (2 readings for a category); `share`
 * docs/clinical.md#sample-size (4 for a percentage); `change` is `comparison`; `dayCurve` and
 * `sugarSpread` docs/clinical.md#enough-readings (30 readings of a meter). `spread` of the others
 * is assumed and waits for the clinician.
 */
export const figureNeeds = {
  average: { count: 2, days: 1 },
  share: { count: 4, days: 1 },
  spread: { count: 4, days: 1 },
  sugarSpread: { count: 30, days: 1 },
  change: { count: comparison.minReadings, days: comparison.minDays },
  dayCurve: { count: 30, days: 1 },
} as const satisfies Record<string, FigureNeed>
export type FigureKind = keyof typeof figureNeeds
