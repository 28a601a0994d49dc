import type { LimitProblem } from '#domain/alert-preferences-form.ts'
import { alertLimits } from '#domain/thresholds-care.ts'
import type { Problem } from '#ui/form/use-submit.ts'

/** What is said of a limit that is wrong; `low` is what stands in the low one. */
export function limitWords(problem: LimitProblem, low: string): Problem {
  if (problem === 'crossed') return ['blood-sugar-alerts.limit.crossed', { low: low.trim() }]
  return problem === 'bounds'
    ? ['blood-sugar-alerts.limit.bounds', alertLimits]
    : 'blood-sugar-alerts.limit.number'
}
