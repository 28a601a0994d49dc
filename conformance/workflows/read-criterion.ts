import { ExitError } from '../exit-code.ts'
import { isPattern } from '../contract/patterns/ecma-pattern.ts'
import { fieldsOf } from '../contract/json.ts'
import { evaluateCondition, isRead } from './expressions.ts'
import { type ExpressionScope } from './resolve-expression.ts'

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
