/**
 * Every clinical limit that the portal displays or decides by, with its source. The limits guide
 * the display and are no clinical advice; a clinician signs off this file and care-thresholds.ts.
 * Units: mmHg, mg/dL, whole numbers.
 */

/** A limit is reached `from` its value on, or only `above` it (strictly). */
export type Limit = { readonly from: number } | { readonly above: number }

/** Whether this figure reaches the limit. */
export function reaches(figure: number, limit: Limit): boolean {
  return 'from' in limit ? figure >= limit.from : figure > limit.above
}

/**
 * Blood pressure categories in mmHg, most severe first; below all of them a reading is normal. A
 * reading has the first category that its systolic or its diastolic number reaches. Severe is
 * strictly above: 180/120 is stage 2. Source: docs/clinical.md#blood-pressure (Whelton 2017,
 * confirmed by AHA/ACC 2025).
 */
export const bloodPressureLimits = [
  { category: 'severe', systolic: { above: 180 }, diastolic: { above: 120 } },
  { category: 'stage2', systolic: { from: 140 }, diastolic: { from: 90 } },
  { category: 'stage1', systolic: { from: 130 }, diastolic: { from: 80 } },
  { category: 'elevated', systolic: { from: 120 }, diastolic: null },
] as const

/**
 * The common goal in mmHg: both numbers strictly below. Source: docs/clinical.md#blood-pressure.
 */
export const bloodPressureTarget = { systolicBelow: 130, diastolicBelow: 80 } as const

/**
 * The least readings and occasions for the category of an average. Source:
 * docs/clinical.md#blood-pressure-average (two or more readings on two or more occasions). Readings
 * within `apartMinutes` of one another are one occasion; that is assumed.
 */
export const averageCategory = { minReadings: 2, minOccasions: 2, apartMinutes: 30 } as const

/**
 * When two averages can be compared: both sides need these days and readings. A difference of
 * `steadyWithin` or less is "about the same". Source: docs/clinical.md#home-blood-pressure (at
 * least 3 days) and docs/clinical.md#sample-size (at least 4 readings); `steadyWithin` is assumed
 * and waits for the clinician.
 */
export const comparison = { minDays: 3, minReadings: 4, steadyWithin: 2 } as const

/**
 * The consecutive days of the five-day check. Source: 2§3 and 2§2 (the report opens at 5 entries),
 * docs/clinical.md#home-blood-pressure.
 */
export const fiveDayCheckDays = 5

/**
 * The age in days from which a latest reading shows how old it is. Source: docs/design.md#old-data.
 */
export const oldReadingDays = 2

/**
 * The age in days from which a latest reading is not judged on the dashboard: its age stands in
 * place of its word, and no sentence builds on it. Source: docs/design.md#old-data.
 */
export const verdictDays = 7

/**
 * The age in days beyond which a laboratory's result is not compared with the one before it. These
 * tests are repeated at least once a year. Source: docs/clinical.md#lab-verdict; assumed.
 */
export const labVerdictDays = 365

/**
 * The advice for a severe blood pressure (the `severe` row of `bloodPressureLimits`). It applies
 * for `actHours`; the member measures again after `waitMinutes` of rest. A second severe reading
 * within `actHours`, at least `apartMinutes` after the first, advises to call the doctor.
 * Configuration of the care team: `signedBy` is null until a person signs this version, and a
 * change of a figure needs a new version. Source: docs/clinical.md#severe-blood-pressure (AHA:
 * "wait a few minutes, measure again, then call"; 5 minutes of rest and readings 1 minute apart of
 * home measuring); `actHours` is assumed.
 */
export const bloodPressureCare = {
  version: 1,
  signedBy: null,
  actHours: 24,
  waitMinutes: 5,
  apartMinutes: 1,
} as const

/**
 * Blood sugar limits in mg/dL. Under and over are strict: 20, 54 and 70 are in the band above them,
 * 130, 180, 250 and 600 in the band below. Source: 2§9 (BG-027 to BG-036), docs/spec/gaps.md#open
 * and GAP-096; docs/clinical.md#glucose-bands agrees.
 */
export const bloodSugarLimits = {
  severelyLowUnder: 20,
  veryLowUnder: 54,
  lowUnder: 70,
  slightlyHighOverBeforeMeal: 130,
  highOver: 180,
  veryHighOver: 250,
  severelyHighOver: 600,
} as const

/**
 * Hours during which a low or very high blood sugar has the advice to act now. Assumed: both
 * sources say to measure again after 15 minutes.
 */
export const bloodSugarActHours = 2

/**
 * Hours during which a dangerous latest blood sugar has the advice to measure again. Assumed, like
 * `bloodPressureCare.actHours`.
 */
export const bloodSugarShowHours = 24

/**
 * The advice for a dangerous blood sugar, most urgent first; the first row with the range of a
 * reading applies (`bloodSugarLimits`). Sugar in grams, `againMinutes` until the next measurement,
 * `repeatUnder` and `callOver` in mg/dL. Configuration of the care team: `signedBy` is null until a
 * person signs this version, and a change of a figure needs a new version. Source:
 * docs/clinical.md#hypoglycemia (levels 1 and 2 of hypoglycemia under 70 and 54, consensus bands
 * 250); 2§9 (600). 15 grams and 15 minutes are the common rule; `againMinutes` of the high rows are
 * assumed.
 */
export const bloodSugarCare = {
  version: 2,
  // Widens the type, so that a later version can have a name.
  signedBy: null as string | null,
  rows: [
    {
      care: 'veryLow',
      ranges: ['severelyLow', 'veryLow'],
      sugarGrams: 15,
      againMinutes: 15,
      repeatUnder: 70,
      callOver: null,
    },
    {
      care: 'low',
      ranges: ['low'],
      sugarGrams: 15,
      againMinutes: 15,
      repeatUnder: 70,
      callOver: null,
    },
    {
      care: 'severelyHigh',
      ranges: ['severelyHigh'],
      sugarGrams: null,
      againMinutes: 5,
      repeatUnder: null,
      callOver: 600,
    },
    {
      care: 'veryHigh',
      ranges: ['veryHigh'],
      sugarGrams: null,
      againMinutes: 120,
      repeatUnder: null,
      callOver: 250,
    },
  ],
} as const

/**
 * The widest limit of a weight gain that a care team can set: the most days and the fewest pounds.
 * Source: the contract (`WeightGainLimit`).
 */
export const widestWeightGainLimit = { periodDays: 30, gainLb: 0.5 } as const

/**
 * The overview advises an order below this number of test strips: half a box of 50. Assumed; the
 * limit is about supply, not about health.
 */
export const fewStrips = 25

/**
 * A device without a reading for this many days is reported. Assumed; the limit is about the device,
 * not about health.
 */
export const quietDeviceDays = 7

/**
 * The hours of the day curve that are drawn: those with at least `minPerHour` readings within
 * `aroundMinutes` before and after. `figureNeeds.dayCurve` is the least for the whole curve.
 * Assumed: the middle half of fewer readings is only two.
 */
export const dayCurve = { aroundMinutes: 60, minPerHour: 5 } as const

/**
 * The usual pulse at rest in beats per minute, both ends included. Source: docs/clinical.md#pulse
 * (a secondary source).
 */
export const usualPulse = { from: 60, to: 100 } as const
