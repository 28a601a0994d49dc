import { ExitError } from '../exit-code.ts'
import { fieldsOf } from '../contract/json.ts'
import { evaluateCondition, isRead, valueOf, type ExpressionScope } from './expressions.ts'

/**
 * What an answer has to be like for a step to be right: a simple condition, or one of a regular
 * expression and what it is held against.
 */
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
 * Reads a criterion. Stops at one that could not be judged: it would be told as a failure of the
 * server, or as none.
 */
export function criterionOf(place: string, value: unknown): Criterion {
  const { condition, context, type } = fieldsOf(value)
  const wrong = (words: string): ExitError =>
    new ExitError('contract', `${place} has a criterion ${words}`)
  if (typeof condition !== 'string') throw wrong('without a condition')
  const kind = typeof type === 'string' ? type : (fieldsOf(type)['type'] ?? 'simple')
  if (kind === 'simple') {
    if (evaluateCondition(condition, emptyScope) === null)
      throw wrong(`that cannot be read: ${condition} (==, !=, <, <=, >, >=, && and || are)`)
    return { condition, context: null }
  }
  if (kind !== 'regex')
    throw wrong(`of type ${String(kind)}, which is not read here (simple and regex are)`)
  if (typeof context !== 'string' || !isRead(context))
    throw wrong('of type regex without a context that is read here')
  try {
    new RegExp(condition, 'u')
  } catch {
    throw wrong(`whose regular expression is none: ${condition}`)
  }
  return { condition, context }
}

export function criterionWords({ condition, context }: Criterion): string {
  return context === null ? condition : `${context} =~ ${condition}`
}

/** Whether an answer keeps a criterion. */
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

/** A step that says what a right answer is may well be about a refusal. */
export function isAboutRefusal(criteria: readonly Criterion[]): boolean {
  return criteria.some(({ condition, context }) =>
    context === null
      ? /\$statusCode\s*(==|>=)\s*4/.test(condition)
      : context === '$statusCode' && /^\^?\(?4/.test(condition),
  )
}
