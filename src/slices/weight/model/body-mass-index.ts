import type { Day } from '#platform/model/calendar-day.ts'
import { bodyMassIndexRanges } from '#vitals/model/care-thresholds.ts'

/** The ranges of the body mass index of adults, lowest first (docs/clinical.md#bmi: CDC). */
export type BodyMassIndexRange = (typeof bodyMassIndexRanges.rows)[number]['range']

/** `index` with one decimal; `from` is included, `below` is not; null is open. */
export type BodyMassIndex = {
  readonly index: number
  readonly range: BodyMassIndexRange
  readonly from: number | null
  readonly below: number | null
}

/**
 * The body mass index of pounds and inches, 703 lb/in², rounded to one decimal BEFORE it is
 * classed, as CDC's own table has it. Null without a height or a weight, and below 20 years of age
 * on `today`: the ranges are those of adults.
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

/** Whether somebody is 20 on that day. */
export function isAdult(birthDate: Day, today: Day): boolean {
  return (
    `${Number(birthDate.slice(0, 4)) + bodyMassIndexRanges.fromAge}${birthDate.slice(4)}` <= today
  )
}
