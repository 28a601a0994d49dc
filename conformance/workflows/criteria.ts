import { evaluateCondition } from './expressions.ts'
import { valueOf, type ExpressionScope } from './resolve-expression.ts'
import type { Criterion } from './read-criterion.ts'

export function criterionWords({ condition, context }: Criterion): string {
  return context === null ? condition : `${context} =~ ${condition}`
}

/** Returns whether a response meets a criterion. */
export function meetsCriterion({ condition, context }: Criterion, scope: ExpressionScope): boolean {
  if (context === null) return evaluateCondition(condition, scope) === true
  const value = valueOf(context, scope)
  return (
    value !== undefined &&
    new RegExp(condition, 'u').test(
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    )
  )
}

/** Returns whether the criteria of a step expect a refusal. */
export function isAboutRefusal(criteria: readonly Criterion[]): boolean {
  return criteria.some(({ condition, context }) =>
    context === null
      ? /\$statusCode\s*(==|>=)\s*4/.test(condition)
      : context === '$statusCode' && /^\^?\(?4/.test(condition),
  )
}
