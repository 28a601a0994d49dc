/**
 * The part of thresholds.ts that only pages of blood sugar need: what a dangerous reading asks for,
 * and what can be typed in. Apart, for the dashboard loads the other.
 */

/**
 * For how many hours a low or very high blood sugar is answered with what to do now. Assumed: both
 * sources say to measure again after 15 minutes.
 */
export const bloodSugarActHours = 2

/**
 * For how many hours a dangerous latest blood sugar asks to be measured again. Assumed, as
 * `bloodPressureCare.actHours`.
 */
export const bloodSugarShowHours = 24

/**
 * What a dangerous blood sugar asks for, the most urgent first; a reading belongs to the first row
 * whose range it has (`bloodSugarLimits`). Sugar in grams, `againMinutes` until it is measured
 * again, `repeatUnder` and `callOver` in mg/dL. Configuration of the care team: `signedBy` is who
 * signed this version off, null while it waits for a signature; a change of any figure is a new
 * version. Source: docs/clinical.md#hypoglycemia (levels 1 and 2 of hypoglycemia under 70 and 54,
 * consensus bands 250); 2§9 (600). 15 grams and 15 minutes are the common rule, `againMinutes` of
 * the high rows are assumed.
 */
export const bloodSugarCare = {
  version: 2,
  // The compiler is told that a name may stand here, too.
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
 * Between which values, in mg/dL and both included, a limit of an alert may lie: what a meter can
 * show. Source: the contract; 2§9 (ends of 20 and 600).
 */
export const alertLimits = { from: 20, to: 600 } as const

/**
 * What can be typed in: value in whole mg/dL, carbohydrates in whole grams, insulin in units with
 * one decimal, a note in characters. A value with decimals under `decimalsFrom` is taken for mmol/L
 * and refused, for no meter shows mg/dL with decimals. Bounds: the contract's; `decimalsFrom`
 * assumed (33.3 mmol/L is 600 mg/dL).
 */
export const bloodSugarEntryBounds = {
  value: { from: 10, to: 999, decimalsFrom: 40 },
  carb: { from: 0, to: 2000 },
  insulin: { from: 0, to: 999.9 },
  note: 1000,
} as const

/**
 * Which typed readings are asked about before they are sent: beyond a meter's numbers
 * (`bloodSugarLimits`), under `lowShare` of the lowest or over `highShare` of the highest of at
 * least `minReadings` within `days`, or taken more than `askDaysAgo` days ago. Assumed; it is about
 * slips of the finger, not about health.
 */
export const bloodSugarOutlierLimits = {
  days: 90,
  minReadings: 5,
  lowShare: 0.5,
  highShare: 1.5,
  askDaysAgo: 180,
} as const

/**
 * When a sudden gain of weight is answered with what to do. The pounds and days are no figures of
 * the portal: the care team sets them for each member and the server tells them (`WeightGainLimit`;
 * docs/clinical.md#weight-gain: sources differ, so never hard-coded). Here is only until when: for
 * `actHours` it is a call, after that she weighs herself again first, and after `showDays` nothing
 * is said. Configuration of the care team, as the others; both figures are assumed.
 */
export const weightGainCare = {
  version: 1,
  // The compiler is told that a name may stand here, too.
  signedBy: null as string | null,
  actHours: 24,
  showDays: 7,
} as const

/**
 * Which readings a member is asked about: of the last `askDays`, when irregular, or more than
 * `share` away from the middle of at least `minReadings` of the `days` before. Assumed; it is about
 * who stood on the scale, not about health.
 */
export const weightOutlierLimits = { share: 0.1, days: 30, minReadings: 3, askDays: 14 } as const

/** Between which pounds a weight can be typed, with at most one decimal. Source: the contract. */
export const weightEntryBounds = { from: 20, to: 1000 } as const

/**
 * A pace is of the last `days`, when readings reach over `minSpanDays` of them; what lies beyond
 * `farthestDays` is not foretold. Assumed.
 */
export const weightPace = { days: 30, minSpanDays: 14, farthestDays: 365 } as const

/**
 * Between which pounds a goal can be typed. Assumed: what a scale weighs, well inside the
 * contract's bounds.
 */
export const weightGoalBounds = { from: 20, to: 1000 } as const

/**
 * The body mass index of adults of `fromAge` and more; each range goes to where the next begins.
 * Source: docs/clinical.md#bmi (cdc.gov, adult BMI categories); screening only.
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
