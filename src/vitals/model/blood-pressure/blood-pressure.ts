import type { BloodPressureReading as SentReading } from '#generated/schemas/openapi/blood-pressure.reader.ts'
import { bloodPressureLimits, bloodPressureTarget, reaches } from '../thresholds.ts'

/**
 * A reading: both numbers in mmHg, pulse in beats per minute or null (2§3, 2§7). A source that is
 * missing in the answer is unknown.
 */
export type BloodPressureReading = Required<SentReading>

/** The two numbers of a reading or average, in mmHg. */
export type Pressure = { readonly systolic: number; readonly diastolic: number }

/** Least severe first. */
export const bloodPressureCategories = ['normal', 'elevated', 'stage1', 'stage2', 'severe'] as const
export type BloodPressureCategory = (typeof bloodPressureCategories)[number]

/**
 * The category of these numbers; the more severe of the two wins (docs/clinical.md#blood-pressure).
 * The category of a single reading is no diagnosis.
 */
export function categorize({ systolic, diastolic }: Pressure): BloodPressureCategory {
  return (
    bloodPressureLimits.find(
      (limit) =>
        reaches(systolic, limit.systolic) ||
        (limit.diastolic !== null && reaches(diastolic, limit.diastolic)),
    )?.category ?? 'normal'
  )
}

/** 0 for normal to 4 for severe. */
export function severityOf(pressure: Pressure): number {
  return bloodPressureCategories.indexOf(categorize(pressure))
}

/** Whether both numbers are below the common goal (docs/clinical.md#blood-pressure). */
export function isWithinTarget({ systolic, diastolic }: Pressure): boolean {
  return (
    systolic < bloodPressureTarget.systolicBelow && diastolic < bloodPressureTarget.diastolicBelow
  )
}

/** Sorts the higher reading first: by category, then systolic, then diastolic. */
export function highestFirst(a: Pressure, b: Pressure): number {
  return severityOf(b) - severityOf(a) || b.systolic - a.systolic || b.diastolic - a.diastolic
}

/**
 * The edges of a category in whole mmHg, for its text. `From` and `To` are inside the category;
 * `Under` and `Over` are the first values outside.
 */
export type CategoryEdges =
  | { readonly category: 'normal'; readonly systolicUnder: number; readonly diastolicUnder: number }
  | {
      readonly category: 'elevated'
      readonly systolicFrom: number
      readonly systolicTo: number
      readonly diastolicUnder: number
    }
  | {
      readonly category: 'stage1'
      readonly systolicFrom: number
      readonly systolicTo: number
      readonly diastolicFrom: number
      readonly diastolicTo: number
    }
  | { readonly category: 'stage2'; readonly systolicFrom: number; readonly diastolicFrom: number }
  | { readonly category: 'severe'; readonly systolicOver: number; readonly diastolicOver: number }

const [severe, stage2, stage1, elevated] = bloodPressureLimits

/** The edges of all five categories, least severe first. */
export const bloodPressureEdges: readonly CategoryEdges[] = [
  {
    category: 'normal',
    systolicUnder: elevated.systolic.from,
    diastolicUnder: stage1.diastolic.from,
  },
  {
    category: 'elevated',
    systolicFrom: elevated.systolic.from,
    systolicTo: stage1.systolic.from - 1,
    diastolicUnder: stage1.diastolic.from,
  },
  {
    category: 'stage1',
    systolicFrom: stage1.systolic.from,
    systolicTo: stage2.systolic.from - 1,
    diastolicFrom: stage1.diastolic.from,
    diastolicTo: stage2.diastolic.from - 1,
  },
  { category: 'stage2', systolicFrom: stage2.systolic.from, diastolicFrom: stage2.diastolic.from },
  {
    category: 'severe',
    systolicOver: severe.systolic.above,
    diastolicOver: severe.diastolic.above,
  },
]
