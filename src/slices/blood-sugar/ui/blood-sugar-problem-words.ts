import type { EntryField, EntryProblem, TagField } from '../model/blood-sugar-form.ts'
import { bloodSugarEntryBounds as bounds } from '#vitals/model/care-thresholds.ts'
import { dateTimeProblemKey } from '#ui/forms/fields/date-time-fields.tsx'
import type { FieldMessage } from '#ui/forms/form/form-options.ts'

function amount(field: 'carb' | 'insulin', problem: EntryProblem): FieldMessage {
  if (problem === 'bounds') return [`blood-sugar-entry.${field}.bounds`, bounds[field]]
  if (problem === 'small') return `blood-sugar-entry.${field}.small`
  return `blood-sugar-entry.${field}.number`
}

function ofTag(field: TagField, problem: EntryProblem): FieldMessage {
  if (field === 'note') return ['blood-sugar-entry.note.long', { to: bounds.note }]
  return amount(field === 'carb' ? 'carb' : 'insulin', problem)
}

function ofValue(problem: EntryProblem, typed: string): FieldMessage {
  if (problem === 'bounds')
    return ['blood-sugar-entry.value.bounds', { from: bounds.value.from, to: bounds.value.to }]
  if (problem === 'unit') return ['blood-sugar-entry.value.unit', { typed: typed.trim() }]
  return problem === 'missing'
    ? 'blood-sugar-entry.value.missing'
    : 'blood-sugar-entry.value.number'
}

/** The error text of each invalid field; it says what to do. */
export function bloodSugarProblemWords<Field extends EntryField>(
  found: Partial<Record<Field, EntryProblem>>,
  typed: Readonly<Record<Field, string>>,
): Partial<Record<Field, FieldMessage>> {
  const words: Partial<Record<Field, FieldMessage>> = {}
  for (const [name, problem] of Object.entries(found) as [Field, EntryProblem][])
    words[name] = wordOf(name, problem, typed[name])
  return words
}

function wordOf(field: EntryField, problem: EntryProblem, typed: string): FieldMessage {
  if (field === 'value') return ofValue(problem, typed)
  if (field !== 'day' && field !== 'time') return ofTag(field, problem)
  return dateTimeProblemKey(
    field,
    problem === 'future' || problem === 'past' || problem === 'skipped' ? problem : 'missing',
  )
}
