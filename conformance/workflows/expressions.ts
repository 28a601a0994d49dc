import { canonical } from '../contract/json.ts'
import { type ExpressionScope, valueOf } from './resolve-expression.ts'

const forms = [
  /^\$statusCode$/,
  /^\$response\.body(#\/.*)?$/,
  /^\$response\.header\..+$/,
  /^\$inputs\.[\w-]+$/,
  /^\$steps\.[\w-]+\.outputs\.[\w-]+$/,
]

/** Returns whether an expression is supported. */
export function isRead(expression: string): boolean {
  return forms.some((form) => form.test(expression))
}

const literal = (text: string, scope: ExpressionScope): unknown => {
  if (text.startsWith('$')) return valueOf(text, scope)
  if (/^'.*'$/.test(text)) return text.slice(1, -1)
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** Texts are compared case-insensitively (Arazzo 1.0.1, literals). */
const plain = (value: unknown): string =>
  canonical(typeof value === 'string' ? value.toLowerCase() : value)

const compare: Readonly<Record<string, (left: unknown, right: unknown) => boolean>> = {
  '==': (left, right) => plain(left) === plain(right),
  '!=': (left, right) => plain(left) !== plain(right),
  '>=': (left, right) => Number(left) >= Number(right),
  '<=': (left, right) => Number(left) <= Number(right),
  '>': (left, right) => Number(left) > Number(right),
  '<': (left, right) => Number(left) < Number(right),
}

/**
 * Evaluates a simple condition such as `$statusCode == 201`, with parts joined by `&&` or `||`.
 * Null means that it is not supported.
 */
export function evaluateCondition(condition: string, scope: ExpressionScope): boolean | null {
  const some = condition.split('||').map((each) =>
    each.split('&&').map((part): boolean | null => {
      const [, left = '', operator = '', right = ''] =
        /^\s*(\S+)\s*(==|!=|>=|<=|>|<)\s*(.+?)\s*$/.exec(part) ?? []
      const isUnread = [left, right].some((side) => side.startsWith('$') && !isRead(side))
      return operator === '' || isUnread || /^[!(]/.test(left)
        ? null
        : compare[operator]!(literal(left, scope), literal(right, scope))
    }),
  )
  return some.flat().includes(null) ? null : some.some((all) => all.every((each) => each === true))
}
