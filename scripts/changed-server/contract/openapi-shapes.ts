import { readFileSync } from 'node:fs'
import { once, type AnswerShape, type Field, type WireShape, type TextFormat } from './shape.ts'

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly oneOf?: readonly Schema[]
  readonly additionalProperties?: boolean | Schema
}

interface Operation {
  readonly operationId: string
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }>
  >
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const file = new URL('../../../generated/openapi/portal.json', import.meta.url)
const document = JSON.parse(readFileSync(file, 'utf8')) as Document
const byReference = new Map<string, () => WireShape>()

/** Returns what a reference names, in the document. */
function resolve(reference: string): unknown {
  let value: unknown = document
  for (const key of reference.slice(2).split('/'))
    value = (value as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')]
  return value
}

function shapeOf(schema: Schema): WireShape {
  if (schema.$ref !== undefined) {
    const { $ref } = schema
    const known = byReference.get($ref) ?? once(() => shapeOf(resolve($ref) as Schema))
    byReference.set($ref, known)
    return known()
  }
  if (schema.oneOf !== undefined) {
    const real = schema.oneOf.filter(({ type }) => type !== 'null')
    return real.length === 1 && real[0] !== undefined ? shapeOf(real[0]) : { type: 'any' }
  }
  const words = schema.enum?.filter((word) => word !== null)
  if (words?.every((word) => typeof word === 'string') === true) return { type: 'enum', words }
  const types = [schema.type ?? []].flat()
  if (types.includes('object')) return objectOf(schema)
  if (types.includes('array')) return { type: 'list', item: () => shapeOf(schema.items ?? {}) }
  if (types.includes('number') || types.includes('integer')) return { type: 'number' }
  if (types.includes('boolean')) return { type: 'boolean' }
  if (types.includes('string')) return { type: 'text', format: formatOf(schema) }
  return { type: 'any' }
}

function objectOf(schema: Schema): WireShape {
  const { properties, additionalProperties: rest } = schema
  if (properties === undefined && typeof rest === 'object')
    return { type: 'map', entry: () => shapeOf(rest) }
  return {
    type: 'object',
    fields: new Map(
      Object.entries(properties ?? {}).map(([name, property]): [string, Field] => {
        const shape = once(() => withCursor(name, shapeOf(property)))
        return [
          name,
          {
            shape,
            isRequired: schema.required?.includes(name) === true,
            isNullable: acceptsNull(property),
            absentIsNone: true,
          },
        ]
      }),
    ),
  }
}

function acceptsNull(schema: Schema): boolean {
  if (schema.$ref !== undefined) return acceptsNull(resolve(schema.$ref) as Schema)
  return [schema.type ?? []].flat().includes('null') || (schema.oneOf ?? []).some(acceptsNull)
}

const formatOf = ({ format, pattern, const: fixed }: Schema): TextFormat =>
  format === 'date-time'
    ? 'date-time'
    : format === undefined && pattern === undefined && fixed === undefined
      ? 'free'
      : 'other'

/** Returns the form of a text that continues a list, by the field's name. */
export function withCursor(name: string, shape: WireShape): WireShape {
  return shape.type === 'text' && /cursor$|^next$|page_?token$/i.test(name)
    ? { type: 'text', format: 'cursor' }
    : shape
}

/** The paths of the upstreams have no base in front; see `bases` of the operation table. */
const unprefixed = (path: string) => path.replace(/^\/(?:services|teams)(?=\/)/, '')

const table = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, operation]) => {
    const answer = Object.entries(operation.responses ?? {}).find(([status]) =>
      status.startsWith('2'),
    )
    const schema = answer?.[1].content?.['application/json']?.schema
    if (answer === undefined) return []
    const pattern = unprefixed(path)
      .replace(/[.]/g, '\\.')
      .replace(/\{[^}]+\}/g, '[^/]+')
    const found: AnswerShape = {
      operationId: operation.operationId,
      protocol: 'rest',
      shape: once(() => shapeOf(schema ?? {})),
      isRead: method === 'get',
    }
    return [{ method: method.toUpperCase(), expression: new RegExp(`^${pattern}$`), found, path }]
  }),
)
// A literal path wins over one with parameters.
table.sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))

/** Returns the REST operation of a call, or undefined when the contract has none. */
export function restAnswer(method: string, path: string): AnswerShape | undefined {
  return table.find((each) => each.method === method && each.expression.test(unprefixed(path)))
    ?.found
}

/** All REST operations of the contract. */
export const restAnswers: readonly AnswerShape[] = table.map(({ found }) => found)
