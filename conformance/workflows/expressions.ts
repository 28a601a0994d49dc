import { at, canonical, isFields } from '../contract/json.ts'

/**
 * What runtime expressions of Arazzo 1.0.1 are resolved in: the answer of this step, and what steps
 * before put out.
 */
export interface ExpressionScope {
  readonly status: number | null
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly inputs: Readonly<Record<string, unknown>>
  readonly outputs: ReadonlyMap<string, Readonly<Record<string, unknown>>>
}

/**
 * The value of `$statusCode`, `$response.body#/a/b`, `$response.header.X`, `$inputs.x`,
 * `$steps.x.outputs.y`; undefined where there is none.
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

/** Whether an expression is one of those that are read here. */
export function isRead(expression: string): boolean {
  return forms.some((form) => form.test(expression))
}

/** A payload with its expressions resolved: a text that is one, or one in braces within a text. */
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

/** Texts are compared without regard to capitals (Arazzo 1.0.1, literals). */
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
 * Whether a simple condition holds, such as `$statusCode == 201`; parts of it are joined by `&&` or
 * `||`. Null: it cannot be read.
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
