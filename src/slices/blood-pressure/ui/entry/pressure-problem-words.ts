import { pressureEntryBounds } from '#vitals/model/care-thresholds.ts'
import { dateTimeProblemKey } from '#ui/forms/fields/date-time-fields.tsx'
import type { FieldMessage } from '#ui/forms/form/form-options.ts'
import {
  type PressureField,
  type PressureNumber,
  pressureNumbers,
  type PressureProblem,
  type PressureProblems,
} from '../../model/pressure-form.ts'

const isNumber = (field: PressureField): field is PressureNumber =>
  pressureNumbers.some((each) => each === field)

/** The error text of each invalid field; it says what to do. */
export function pressureProblemWords(
  found: PressureProblems,
): Partial<Record<PressureField, FieldMessage>> {
  const words: Partial<Record<PressureField, FieldMessage>> = {}
  for (const [field, problem] of Object.entries(found) as [PressureField, PressureProblem][])
    words[field] = isNumber(field) ? ofNumber(field, problem) : ofMoment(field, problem)
  return words
}

function ofMoment(field: 'day' | 'time', problem: PressureProblem): FieldMessage {
  const isOfMoment = problem === 'future' || problem === 'past' || problem === 'skipped'
  return dateTimeProblemKey(field, isOfMoment ? problem : 'missing')
}

function ofNumber(field: PressureNumber, problem: PressureProblem): FieldMessage {
  if (problem === 'bounds')
    return [`blood-pressure-entry.${field}.bounds`, pressureEntryBounds[field]]
  if (problem === 'order') return 'blood-pressure-entry.order'
  if (problem === 'unread') return 'blood-pressure-entry.unread'
  if (problem === 'missing' && field !== 'pulse') return `blood-pressure-entry.${field}.missing`
  return 'blood-pressure-entry.number'
}
