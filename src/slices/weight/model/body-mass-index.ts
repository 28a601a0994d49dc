import { type Day, isAhead } from '#platform/model/calendar-day.ts'
import { bodyMassIndexRanges } from '#vitals/model/care-thresholds.ts'

/** The ranges of the body mass index of adults, lowest first (docs/clinical.md#bmi: CDC). */
export type BodyMassIndexRange = (typeof bodyMassIndexRanges.rows)[number]['range']

/** `index` has one decimal; `from` is inclusive, `below` exclusive, and `null` is open. */
export type BodyMassIndex = {
  readonly index: number
  readonly range: BodyMassIndexRange
  readonly from: number | null
  readonly below: number | null
}

/**
 * The body mass index of pounds and inches (703 lb/in²), rounded to one decimal before it is
 * classified, as in the CDC's table. `null` without height or weight, and below the age of 20 on
 * `today`, since the ranges are for adults.
 */
export function bodyMassIndex({
  pounds,
  inches,
  birthDate,
  today,
}: {
  readonly pounds: number | null
  readonly inches: number | null
  readonly birthDate: Day | null
  readonly today: Day
}): BodyMassIndex | null {
  if (pounds === null || inches === null || birthDate === null || !isAdult(birthDate, today))
    return null
  const index = Math.round((703 * pounds * 10) / inches ** 2) / 10
  const { rows } = bodyMassIndexRanges
  const at = rows.findLastIndex(({ from }) => from === null || index >= from)
  const { range, from } = rows[at] ?? rows[0]
  return { index, range, from, below: rows[at + 1]?.from ?? null }
}

/** Whether a person is at least 20 years old on that day. */
export function isAdult(birthDate: Day, today: Day): boolean {
  return !isAhead(
    `${Number(birthDate.slice(0, 4)) + bodyMassIndexRanges.fromAge}${birthDate.slice(4)}`,
    today,
  )
}
