import { ExitError } from '../exit-code.ts'
import { isPattern } from '../contract/patterns/ecma-pattern.ts'
import { fieldsOf } from '../contract/json.ts'
import { evaluateCondition, isRead, valueOf, type ExpressionScope } from './expressions.ts'

/** A success criterion of a step: a simple condition, or a regular expression with its context. */
export interface Criterion {
  readonly condition: string
  readonly context: string | null
}

const emptyScope: ExpressionScope = {
  status: null,
  headers: {},
  body: null,
  inputs: {},
  outputs: new Map(),
}

/**
 * Parses a criterion. Throws a contract error for unsupported ones, which could not be evaluated.
 */
export function criterionOf(place: string, value: unknown): Criterion {
  const { condition, context, type } = fieldsOf(value)
  const wrong = (words: string): ExitError =>
    new ExitError('contract', `${place} has a criterion ${words}`)
  if (typeof condition !== 'string') throw wrong('without a condition')
  const kind = typeof type === 'string' ? type : (fieldsOf(type)['type'] ?? 'simple')
  if (kind === 'simple') {
    if (evaluateCondition(condition, emptyScope) === null)
      throw wrong(
        `with an unsupported condition: ${condition} (use ==, !=, <, <=, >, >=, && and ||)`,
      )
    return { condition, context: null }
  }
  if (kind !== 'regex') throw wrong(`of the unsupported type ${String(kind)} (use simple or regex)`)
  if (typeof context !== 'string' || !isRead(context))
    throw wrong('of type regex without a supported context')
  if (!isPattern(condition)) throw wrong(`with an invalid regular expression: ${condition}`)
  return { condition, context }
}

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
