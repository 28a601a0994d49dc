/**
 * Every clinical limit that the portal shows or decides by, once, with its source. Display guidance, not clinical
 * advice: a clinician signs this file off. Figures are in the unit of storage: mmHg, mg/dL, whole numbers.
 */

/** A limit is reached `from` its value on, or only `above` it (strictly). */
export type Limit = { readonly from: number } | { readonly above: number }

/** Is this figure at or over the limit? */
export const reaches = (figure: number, limit: Limit): boolean =>
  'from' in limit ? figure >= limit.from : figure > limit.above

/**
 * Blood pressure categories in mmHg, most severe first. A reading belongs to the first one that its systolic OR its
 * diastolic number reaches, so the higher of the two wins; below all of them it is normal. Severe is strictly above:
 * 180/120 is stage 2. Source: clinical.md 4 (Whelton 2017, kept by AHA/ACC 2025).
 */
export const bloodPressureLimits = [
  { category: 'severe', systolic: { above: 180 }, diastolic: { above: 120 } },
  { category: 'stage2', systolic: { from: 140 }, diastolic: { from: 90 } },
  { category: 'stage1', systolic: { from: 130 }, diastolic: { from: 80 } },
  { category: 'elevated', systolic: { from: 120 }, diastolic: null },
] as const

/** The common goal, in mmHg: both numbers strictly below. Source: clinical.md 4. */
export const bloodPressureTarget = { systolicBelow: 130, diastolicBelow: 80 } as const

/**
 * When two averages may be compared. Days and readings are needed on both sides; a difference of `steadyWithin` points
 * or less is "about the same". Source: clinical.md 4 (at least 3 days of home measuring) and 7 (at least 4 readings);
 * `steadyWithin` is assumed and waits for the clinician.
 */
export const comparison = { minDays: 3, minReadings: 4, steadyWithin: 2 } as const

/** Days in a row that make the five-day check. Source: 2§3 and 2§2 (the report opens at 5 entries), clinical.md 4. */
export const fiveDayCheckDays = 5

/** From this age on, in days, a latest reading says how old it is. Source: DESIGN.md 7. */
export const oldReadingDays = 2

/** For how many hours a severe reading is answered with "wait and measure again". Assumed; clinical.md 4 says "a few minutes". */
export const severeRecentHours = 24

/**
 * Blood sugar limits in mg/dL. Under and over are strict: 20, 54 and 70 belong to the band above them, 130, 180, 250 and
 * 600 to the band below. Source: 2§9 (BG-027 to BG-036), decisions.md and GAP-096; clinical.md 1 agrees.
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

/** A1C in percent: out of range over 6.9, which is the goal of below 7 with one decimal, very out of range from 8. Source: 2§5; clinical.md 2. */
export const a1cLimits = { outOfRangeOver: 6.9, veryOutOfRangeFrom: 8 } as const
