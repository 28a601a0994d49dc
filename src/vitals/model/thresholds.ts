/**
 * Every clinical limit that the portal shows or decides by, once, with its source. Display
 * guidance, not clinical advice: a clinician signs this file off, and thresholds-care.ts, which the
 * dashboard does not load. Figures are in the unit of storage: mmHg, mg/dL, whole numbers.
 */

/** A limit is reached `from` its value on, or only `above` it (strictly). */
export type Limit = { readonly from: number } | { readonly above: number }

/** Is this figure at or over the limit? */
export function reaches(figure: number, limit: Limit): boolean {
  return 'from' in limit ? figure >= limit.from : figure > limit.above
}

/**
 * Blood pressure categories in mmHg, most severe first. A reading belongs to the first one that its
 * systolic OR its diastolic number reaches, so the higher of the two wins; below all of them it is
 * normal. Severe is strictly above: 180/120 is stage 2. Source: docs/clinical.md#blood-pressure
 * (Whelton 2017, kept by AHA/ACC 2025).
 */
export const bloodPressureLimits = [
  { category: 'severe', systolic: { above: 180 }, diastolic: { above: 120 } },
  { category: 'stage2', systolic: { from: 140 }, diastolic: { from: 90 } },
  { category: 'stage1', systolic: { from: 130 }, diastolic: { from: 80 } },
  { category: 'elevated', systolic: { from: 120 }, diastolic: null },
] as const

/**
 * The common goal, in mmHg: both numbers strictly below. Source: docs/clinical.md#blood-pressure.
 */
export const bloodPressureTarget = { systolicBelow: 130, diastolicBelow: 80 } as const

/**
 * When an average of blood pressure is called by its category: at least so many readings on so many
 * occasions. Source: docs/clinical.md#blood-pressure-average (the category is meant for the average
 * of two or more readings on two or more occasions). Readings within `apartMinutes` of one another
 * are one occasion; that is assumed.
 */
export const averageCategory = { minReadings: 2, minOccasions: 2, apartMinutes: 30 } as const

/**
 * When two averages may be compared. Days and readings are needed on both sides; a difference of
 * `steadyWithin` points or less is "about the same". Source: docs/clinical.md#home-blood-pressure
 * (at least 3 days) and docs/clinical.md#sample-size (at least 4 readings); `steadyWithin` is
 * assumed and waits for the clinician.
 */
export const comparison = { minDays: 3, minReadings: 4, steadyWithin: 2 } as const

/**
 * Days in a row that make the five-day check. Source: 2§3 and 2§2 (the report opens at 5 entries),
 * docs/clinical.md#home-blood-pressure.
 */
export const fiveDayCheckDays = 5

/**
 * Several days of measuring at home leave out the first one when at least so many others are left.
 * Source: docs/clinical.md#home-blood-pressure (average without day 1; at least 3 days).
 */
export const homeMeasuring = { minDays: 3 } as const

/**
 * From this age on, in days, a latest reading says how old it is. Source: docs/design.md#old-data.
 */
export const oldReadingDays = 2

/**
 * What a severe blood pressure asks for. Its limits are the `severe` row of `bloodPressureLimits`.
 * For `actHours` it is answered with what to do now; it is measured again after `waitMinutes` of
 * rest; a second severe reading within `actHours`, at least `apartMinutes` after the first, is a
 * call to the doctor. Configuration of the care team: `signedBy` is who signed this version off,
 * null while it waits for a signature; a change of any figure is a new version. Source:
 * docs/clinical.md#severe-blood-pressure (AHA: "wait a few minutes, measure again, then call"; 5
 * minutes of rest and readings 1 minute apart of home measuring); `actHours` is assumed.
 */
export const bloodPressureCare = {
  version: 1,
  signedBy: null,
  actHours: 24,
  waitMinutes: 5,
  apartMinutes: 1,
} as const

/**
 * Blood sugar limits in mg/dL. Under and over are strict: 20, 54 and 70 belong to the band above
 * them, 130, 180, 250 and 600 to the band below. Source: 2§9 (BG-027 to BG-036),
 * docs/spec/gaps.md#open and GAP-096; docs/clinical.md#glucose-bands agrees.
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
 * Which hours of a day's curve are drawn (`figureNeeds.dayCurve` says from how many readings on
 * there is one): those with `minPerHour` readings within `aroundMinutes` before and after the hour.
 * Assumed: of fewer, the middle half is two readings.
 */
export const dayCurve = { aroundMinutes: 60, minPerHour: 5 } as const

/**
 * When a reading before and one after the same meal are a pair: taken at least and at most so many
 * minutes apart, both included. A peak comes one to two hours into a meal
 * (docs/clinical.md#glucose-goals); the edges leave room for measuring early, late, and a long
 * dinner. Averages need `minPairs`, as comparisons do. Assumed.
 */
export const mealPair = { minMinutes: 30, maxMinutes: 240, minPairs: 4 } as const

/**
 * What is told as a pattern of the last `days`: an average around one meal that is at least `apart`
 * mg/dL over every other one, and lows from `minLows` readings under 70 on two days or more.
 * Assumed: a meter itself is true to about 15 mg/dL.
 */
export const sugarPattern = { days: 30, apart: 15, minLows: 2, minLowDays: 2 } as const

/**
 * A1C in percent: out of range over 6.9, which is the goal of below 7 with one decimal, very out of
 * range from 8. Source: 2§5; docs/clinical.md#a1c.
 */
export const a1cLimits = { outOfRangeOver: 6.9, veryOutOfRangeFrom: 8 } as const

/**
 * Below so many test strips the overview asks to order: half a box of 50. Assumed; it is about the
 * supply, not about health.
 */
export const fewStrips = 25

/**
 * From this many days without a reading on, a meter is said to be quiet. Assumed; it is about the
 * device, not about health.
 */
export const quietMeterDays = 7

/**
 * The usual pulse at rest, in beats per minute, both ends included. Source: docs/clinical.md#pulse
 * (a secondary source).
 */
export const usualPulse = { from: 60, to: 100 } as const
