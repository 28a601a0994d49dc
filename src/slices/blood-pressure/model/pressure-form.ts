import { isUnreadable } from '#platform/model/parts/part.ts'
import type { BloodPressureReading } from '#vitals/model/blood-pressure/blood-pressure.ts'
import { pressureEntryBounds } from '#vitals/model/care-thresholds.ts'
import {
  correctedTimestamp,
  isMoved,
  type MomentInput,
  momentOf,
  type MomentProblem,
  momentProblems,
  timestampOf,
} from '#vitals/model/readings/moment-input.ts'

/** The values of the form: the numbers as typed, and the time of the reading. */
export type PressureInput = MomentInput & {
  readonly systolic: string
  readonly diastolic: string
  readonly pulse: string
}

/** Typed values in mmHg and beats per minute; `timestamp` is the local time in `timeZone`. */
export type PressureEntry = {
  readonly timestamp: string
  readonly timeZone: string
  readonly systolic: number
  readonly diastolic: number
  readonly pulse: number | null
}

/** Corrected values of a stored reading, on the clock of the reading. */
export type PressureCorrection = Omit<PressureEntry, 'timeZone'> & { readonly id: string }

export const pressureNumbers = ['systolic', 'diastolic', 'pulse'] as const
export type PressureNumber = (typeof pressureNumbers)[number]
export const pressureFields = [...pressureNumbers, 'day', 'time'] as const
export type PressureField = (typeof pressureFields)[number]
/**
 * `order`: the upper number is not the higher one; `unread`: the stored pulse could not be read, so
 * an empty field would remove it.
 */
export type PressureProblem = MomentProblem | 'number' | 'bounds' | 'order' | 'unread'
export type PressureProblems = Partial<Record<PressureField, PressureProblem>>

/** A new input at this minute of the member's clock. */
export function newPressureInput(day: string, time: string): PressureInput {
  return { day, time, systolic: '', diastolic: '', pulse: '' }
}

const parsed = (typed: string): number | null => {
  const plain = typed.trim()
  return /^\d{1,3}$/.test(plain) ? Number(plain) : null
}

function numberProblem(field: PressureNumber, typed: string): PressureProblem | null {
  if (typed.trim() === '') return field === 'pulse' ? null : 'missing'
  const value = parsed(typed)
  if (value === null) return 'number'
  const { from, to } = pressureEntryBounds[field]
  return value < from || value > to ? 'bounds' : null
}

/** The errors of the form by field. `now` is `yyyy-MM-ddTHH:mm` on the member's clock. */
export function pressureProblems(typed: PressureInput, now: string): PressureProblems {
  return { ...numberProblems(typed), ...momentProblems(typed, now) }
}

function numberProblems(typed: PressureInput): PressureProblems {
  const found: PressureProblems = {}
  for (const field of pressureNumbers) {
    const problem = numberProblem(field, typed[field])
    if (problem !== null) found[field] = problem
  }
  if (found.systolic !== undefined || found.diastolic !== undefined) return found
  const { systolic, diastolic } = valuesOf(typed)
  return systolic > diastolic ? found : { ...found, systolic: 'order' }
}

const valuesOf = ({ systolic, diastolic, pulse }: PressureInput) => ({
  systolic: parsed(systolic) ?? Number.NaN,
  diastolic: parsed(diastolic) ?? Number.NaN,
  pulse: parsed(pulse),
})

/** The numbers that are typed so far; `null` until both are right. */
export function typedPressure(typed: PressureInput) {
  const { systolic, diastolic } = numberProblems(typed)
  return systolic === undefined && diastolic === undefined ? valuesOf(typed) : null
}

/** The reading to send, in `timeZone`; only for a form without errors. */
export function pressureEntryOf(typed: PressureInput, timeZone: string): PressureEntry {
  return { timestamp: timestampOf(typed), timeZone, ...valuesOf(typed) }
}

/** A typed reading with `utcOffset`; its id belongs to no stored reading. */
export function readingOfEntry(entry: PressureEntry, utcOffset: string): BloodPressureReading {
  return { id: 'typed', utcOffset, source: 'SELF_REPORTED', ...entry }
}

/** A stored reading as form values. */
export function inputOfPressure(reading: BloodPressureReading): PressureInput {
  const { systolic, diastolic, pulse } = reading
  return {
    ...momentOf(reading),
    systolic: String(systolic),
    diastolic: String(diastolic),
    pulse: pulse === null || isUnreadable(pulse) ? '' : String(pulse),
  }
}

/** The correction to send; `null` when values and time are as they were. */
export function pressureCorrectionOf(
  typed: PressureInput,
  reading: BloodPressureReading,
): PressureCorrection | null {
  const before = inputOfPressure(reading)
  const isSame = pressureNumbers.every((field) => typed[field].trim() === before[field])
  if (!isMoved(typed, reading) && isSame) return null
  return { id: reading.id, timestamp: correctedTimestamp(typed, reading), ...valuesOf(typed) }
}

/** The errors of a correction. A time that stays as it was is right. */
export function pressureCorrectionProblems(
  typed: PressureInput,
  reading: BloodPressureReading,
  now: string,
): PressureProblems {
  const moment = isMoved(typed, reading) ? momentProblems(typed, now) : {}
  return {
    ...(isUnreadable(reading.pulse) && typed.pulse.trim() === '' ? { pulse: 'unread' } : {}),
    ...numberProblems(typed),
    ...moment,
  }
}
