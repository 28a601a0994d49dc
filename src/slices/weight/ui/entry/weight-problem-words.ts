import { weightEntryBounds } from '#vitals/model/care-thresholds.ts'
import type { WeightField, WeightProblem } from '../../model/weight-form.ts'
import { dateTimeProblemKey } from '#ui/forms/fields/date-time-fields.tsx'
import type { FieldMessage } from '#ui/forms/form/form-options.ts'

/** The error text of each invalid field; it says what to do. */
export function weightProblemWords(
  found: Partial<Record<WeightField, WeightProblem>>,
): Partial<Record<WeightField, FieldMessage>> {
  const words: Partial<Record<WeightField, FieldMessage>> = {}
  for (const [field, problem] of Object.entries(found) as [WeightField, WeightProblem][])
    words[field] =
      field === 'pounds'
        ? ofPounds(problem)
        : dateTimeProblemKey(
            field,
            problem === 'number' || problem === 'bounds' ? 'missing' : problem,
          )
  return words
}

function ofPounds(problem: WeightProblem): FieldMessage {
  if (problem === 'bounds') return ['weight-entry.pounds.bounds', weightEntryBounds]
  return problem === 'missing' ? 'weight-entry.pounds.missing' : 'weight-entry.pounds.number'
}
