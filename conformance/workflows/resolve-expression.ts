import { at, isFields } from '../contract/json.ts'

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
