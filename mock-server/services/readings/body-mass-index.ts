import { BodyMassIndexClass } from '../../../generated/proto/portal/biometrics/v1/biometrics_pb.js'

/**
 * Returns kg/m² from pounds and inches, rounded to one decimal. The class is that of the rounded
 * value (docs/clinical.md#bmi).
 */
export function bodyMassIndexOf(pounds: number, inches: number): number {
  return Math.round((703 * pounds * 10) / inches ** 2) / 10
}

/** Classes by lower limit; below the first is underweight. */
const classes: readonly (readonly [from: number, is: BodyMassIndexClass])[] = [
  [40, BodyMassIndexClass.OBESITY_CLASS_3],
  [35, BodyMassIndexClass.OBESITY_CLASS_2],
  [30, BodyMassIndexClass.OBESITY_CLASS_1],
  [25, BodyMassIndexClass.OVERWEIGHT],
  [18.5, BodyMassIndexClass.HEALTHY],
]

export function bodyMassIndexClassOf(index: number): BodyMassIndexClass {
  return classes.find(([from]) => index >= from)?.[1] ?? BodyMassIndexClass.UNDERWEIGHT
}

/** The index applies to adults from this age. */
const ADULT_YEARS = 20

/**
 * Returns whether a person born on `birthDate` is an adult on `today`; both start with
 * `yyyy-MM-dd`.
 */
export function isAdult(birthDate: string, today: string): boolean {
  const adultFrom = `${Number(birthDate.slice(0, 4)) + ADULT_YEARS}${birthDate.slice(4, 10)}`
  return today.slice(0, 10) >= adultFrom
}
