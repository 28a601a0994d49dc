import type { LimitProblem } from '#vitals/model/alerts/alert-preferences-form.ts'
import { alertLimits } from '#vitals/model/care-thresholds.ts'
import type { FieldMessage } from '#ui/forms/form/form-options.ts'

/** The error text of an invalid limit. `low` is the value of the low limit's field. */
export function thresholdProblemWords(problem: LimitProblem, low: string): FieldMessage {
  if (problem === 'crossed') return ['blood-sugar-alerts.limit.crossed', { low: low.trim() }]
  return problem === 'bounds'
    ? ['blood-sugar-alerts.limit.bounds', alertLimits]
    : 'blood-sugar-alerts.limit.number'
}
