import type { BloodSugarReading, MeasuredSugar } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { correctedTimestamp, isMoved, momentOf } from '#vitals/model/readings/moment-input.ts'
import type { BloodSugarChange } from './blood-sugar-entry.ts'
import {
  type BloodSugarInput,
  changeOf,
  type EntryField,
  type EntryProblem,
  entryProblems,
  integerOf,
  tagsInputOf,
} from './blood-sugar-form.ts'

/** A corrected value (mg/dL, `null` for "Lo" and "Hi") and time, on the clock of the reading. */
export type BloodSugarCorrection = {
  readonly timestamp: string
  readonly value: number | null
  readonly isBelow: boolean
  readonly isAbove: boolean
}

/** What changes in a reading; `null` where nothing does. */
export type BloodSugarEdit = {
  readonly id: string
  readonly correction: BloodSugarCorrection | null
  readonly change: BloodSugarChange | null
}

/** A stored reading as form values. */
export function inputOfReading(reading: BloodSugarReading): BloodSugarInput {
  const { value, tags } = reading
  return {
    ...tagsInputOf(reading),
    ...momentOf(reading),
    shows: tags.belowMeter ? 'low' : tags.aboveMeter ? 'high' : 'number',
    value: value === null ? '' : String(value),
  }
}

/** The correction of the value or the time; `null` when both are as they were. */
export function correctionOf(
  typed: BloodSugarInput,
  reading: BloodSugarReading,
): BloodSugarCorrection | null {
  const before = inputOfReading(reading)
  const isOther =
    typed.shows !== before.shows ||
    (typed.shows === 'number' && integerOf(typed.value) !== reading.value)
  if (!isMoved(typed, reading) && !isOther) return null
  return {
    timestamp: correctedTimestamp(typed, reading),
    value: typed.shows === 'number' ? integerOf(typed.value) : null,
    isBelow: typed.shows === 'low',
    isAbove: typed.shows === 'high',
  }
}

/** Everything that the form changes; `null` when nothing is. */
export function editOf(typed: BloodSugarInput, reading: BloodSugarReading): BloodSugarEdit | null {
  const correction = correctionOf(typed, reading)
  const change = changeOf(typed, reading)
  return correction === null && change === null ? null : { id: reading.id, correction, change }
}

/** The errors of the form. A value and a time that stay as they were are right. */
export function correctionProblems(
  typed: BloodSugarInput,
  reading: BloodSugarReading,
  now: string,
): Partial<Record<EntryField, EntryProblem>> {
  const before = inputOfReading(reading)
  const { value, day, time, ...tags } = entryProblems(typed, now)
  return {
    ...(value !== undefined && typed.value !== before.value && { value }),
    ...(value !== undefined && typed.shows !== before.shows && { value }),
    ...(isMoved(typed, reading) && day !== undefined && { day }),
    ...(isMoved(typed, reading) && time !== undefined && { time }),
    ...tags,
  }
}

/** The properties of a corrected reading that decide its range. */
export function correctedOf(
  { value, isBelow, isAbove }: BloodSugarCorrection,
  { meal }: Pick<MeasuredSugar['tags'], 'meal'>,
): MeasuredSugar {
  return { value, tags: { meal, belowMeter: isBelow, aboveMeter: isAbove } }
}
