/**
 * The thresholds that only some pages need, such as bounds of typed values. They are apart from thresholds.ts, because the dashboard loads that file.
 */

/**
 * The bounds of an alert limit in mg/dL, both included: the values that a meter can show. Source:
 * the contract; 2§9 (ends of 20 and 600).
 */
export const alertLimits = { from: 20, to: 600 } as const

/**
 * The bounds of typed values: whole mg/dL, whole grams of carbohydrates, insulin in units with one
 * decimal, a note in characters. A value with decimals below `decimalsFrom` is rejected as mmol/L.
 * Source: the contract; `decimalsFrom` is assumed (33.3 mmol/L is 600 mg/dL).
 */
export const bloodSugarEntryBounds = {
  value: { from: 10, to: 999, decimalsFrom: 40 },
  carb: { from: 0, to: 2000 },
  insulin: { from: 0, to: 999.9 },
  note: 1000,
} as const

/**
 * When a typed reading needs a confirmation question: outside a meter's numbers
 * (`bloodSugarLimits`), below `lowShare` of the lowest or above `highShare` of the highest of at
 * least `minReadings` within `days`, or taken more than `askDaysAgo` days ago. Assumed; the limits
 * catch typing errors and are not clinical.
 */
export const bloodSugarOutlierLimits = {
  days: 90,
  minReadings: 5,
  lowShare: 0.5,
  highShare: 1.5,
  askDaysAgo: 180,
} as const

/**
 * How long a sudden weight gain has advice: `actHours` to call, then to weigh again, and none after
 * `showDays`. The server sends the member's limit in pounds and days (`WeightGainLimit`;
 * docs/clinical.md#weight-gain). Configuration of the care team; both figures are assumed.
 */
export const weightGainCare = {
  version: 1,
  // Widens the type, so that a later version can have a name.
  signedBy: null as string | null,
  actHours: 24,
  showDays: 7,
} as const

/**
 * The general limits of a weight gain with heart or kidney trouble. They apply only while the care
 * team's limits cannot be loaded, and the text calls them general. Source:
 * docs/clinical.md#weight-gain; of "2-3 lb in a day" the lower figure. No clinician has signed them.
 */
export const generalWeightGainLimits = [
  { periodDays: 1, gainLb: 2 },
  { periodDays: 7, gainLb: 5 },
] as const

/**
 * When a weight needs a confirmation question: within the last `askDays`, when it is irregular or
 * more than `share` away from the median of at least `minReadings` of the `days` before. Assumed;
 * the limits catch other people on the scale and are not clinical.
 */
export const weightOutlierLimits = { share: 0.1, days: 30, minReadings: 3, askDays: 14 } as const

/** The bounds of a typed weight in pounds, with at most one decimal. Source: the contract. */
export const weightEntryBounds = { from: 20, to: 1000 } as const

/**
 * The pace of weight uses the last `days` when readings span at least `minSpanDays`. Forecasts end
 * after `farthestDays`. Assumed.
 */
export const weightPace = { days: 30, minSpanDays: 14, farthestDays: 365 } as const

/**
 * The bounds of a typed goal weight in pounds. Assumed: the range of a scale, inside the contract's
 * bounds.
 */
export const weightGoalBounds = { from: 20, to: 1000 } as const

/**
 * The body mass index of adults from `fromAge` on; each range ends where the next begins. Source:
 * docs/clinical.md#bmi (cdc.gov, adult BMI categories); screening only.
 */
export const bodyMassIndexRanges = {
  fromAge: 20,
  rows: [
    { range: 'underweight', from: null },
    { range: 'healthy', from: 18.5 },
    { range: 'overweight', from: 25 },
    { range: 'obesity1', from: 30 },
    { range: 'obesity2', from: 35 },
    { range: 'obesity3', from: 40 },
  ],
} as const

/**
 * The patterns of the last `days`: an average around one meal that is at least `apart` mg/dL above
 * every other, and at least `minLows` readings under 70 on `minLowDays` days or more. Assumed: a
 * meter is accurate to about 15 mg/dL.
 */
export const sugarPattern = { days: 30, apart: 15, minLows: 2, minLowDays: 2 } as const

/**
 * A1C in percent: out of range above 6.9 (the goal of below 7 with one decimal), very out of range
 * from 8. Source: 2§5; docs/clinical.md#a1c.
 */
export const a1cLimits = { outOfRangeOver: 6.9, veryOutOfRangeFrom: 8 } as const

/**
 * The home average omits the first day when at least `minDays` other days remain. Source:
 * docs/clinical.md#home-blood-pressure (average without day 1; at least 3 days).
 */
export const homeMeasuring = { minDays: 3 } as const

/**
 * The bounds of a typed blood pressure in mmHg and of its pulse in beats per minute, both included.
 * Source: the contract.
 */
export const pressureEntryBounds = {
  systolic: { from: 20, to: 300 },
  diastolic: { from: 10, to: 250 },
  pulse: { from: 20, to: 300 },
} as const
