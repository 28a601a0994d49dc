import { at, canonical, isFields } from '../contract/json.ts'

/**
 * The scope of Arazzo 1.0.1 runtime expressions: the response of this step, and outputs of earlier
 * ones.
 */
export interface ExpressionScope {
  readonly status: number | null
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly inputs: Readonly<Record<string, unknown>>
  readonly outputs: ReadonlyMap<string, Readonly<Record<string, unknown>>>
}

/**
 * Evaluates `$statusCode`, `$response.body#/a/b`, `$response.header.X`, `$inputs.x` or
 * `$steps.x.outputs.y`; undefined if there is no value.
 */
export function valueOf(
  expression: string,
  { status, headers, body, inputs, outputs }: ExpressionScope,
): unknown {
  if (expression === '$statusCode') return status
  if (expression === '$response.body') return body
  const pointer = /^\$response\.body#(\/.*)$/.exec(expression)?.[1]
  if (pointer !== undefined) return at(body, pointer)
  const header = /^\$response\.header\.(.+)$/.exec(expression)?.[1]
  if (header !== undefined) return headers[header.toLowerCase()]
  const input = /^\$inputs\.([\w-]+)$/.exec(expression)?.[1]
  if (input !== undefined) return inputs[input]
  const [, step = '', name = ''] = /^\$steps\.([\w-]+)\.outputs\.([\w-]+)$/.exec(expression) ?? []
  return outputs.get(step)?.[name]
}

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

/** Resolves the expressions of a payload: whole texts, or in braces within texts. */
export function resolved(payload: unknown, scope: ExpressionScope): unknown {
  if (Array.isArray(payload)) return payload.map((each) => resolved(each, scope))
  if (isFields(payload))
    return Object.fromEntries(
      Object.entries(payload).map(([name, each]) => [name, resolved(each, scope)]),
    )
  if (typeof payload !== 'string') return payload
  if (/^\$(statusCode|response|inputs|steps)\b/.test(payload)) return valueOf(payload, scope)
  return payload.replaceAll(/\{(\$[^}]+)\}/g, (_, expression: string) =>
    String(valueOf(expression, scope) ?? ''),
  )
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
