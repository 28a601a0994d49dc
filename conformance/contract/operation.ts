import type { RpcShape } from '../rpc/rpc-shape.ts'
import type { ContractDocument } from './document.ts'
import { fieldsOf, isFields, listOf, pointerOf, type JsonFields } from './json.ts'

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie'

export interface Parameter {
  readonly name: string
  readonly in: ParameterPlace
  readonly required: boolean
  readonly style: string
  readonly explode: boolean
  /** Where its schema is; null where the contract says nothing of its shape. */
  readonly schema: string | null
  /** A media type, where the value is written in one (`content`) and not in a style. */
  readonly mediaType: string | null
  readonly examples: readonly unknown[]
  /** The parameter before whose moment this one's may not be (`x-not-before`). */
  readonly notBefore: string | null
  /** All that the contract says of it. */
  readonly given: JsonFields
}

export interface MediaTypeBody {
  readonly type: string
  readonly schema: string | null
  readonly examples: readonly { readonly name: string; readonly value: unknown }[]
  /** How the fields of a form are written, where the contract says (`encoding`). */
  readonly encoding: JsonFields
}

export interface ResponseHeader {
  readonly name: string
  readonly required: boolean
  readonly schema: string | null
}

export interface OperationResponse {
  readonly pointer: string
  readonly media: readonly MediaTypeBody[]
  readonly headers: readonly ResponseHeader[]
}

/** One way to be allowed: all of these schemes together. Empty: nobody needs to be anybody. */
export type SecurityRequirement = readonly string[]

export interface Operation {
  readonly id: string
  /** In capitals. */
  readonly method: string
  /** With its parameters in braces. */
  readonly path: string
  readonly pointer: string
  readonly parameters: readonly Parameter[]
  readonly body: { readonly required: boolean; readonly media: readonly MediaTypeBody[] } | null
  /** By status, `4XX` or `default`. */
  readonly answers: ReadonlyMap<string, OperationResponse>
  readonly security: readonly SecurityRequirement[]
  readonly requirements: readonly string[]
  /** All that the contract says of it; an RPC has none of it. */
  readonly given?: JsonFields
  /** What it is as an RPC; it has no parameters and answers then. */
  readonly rpc?: RpcShape
}

export const methods = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
] as const

const examplesOf = (
  document: ContractDocument,
  pointer: string,
  holder: JsonFields,
): { name: string; value: unknown }[] => {
  if ('example' in holder) return [{ name: 'example', value: holder['example'] }]
  return Object.keys(fieldsOf(holder['examples'])).flatMap((name) => {
    const example = document.follow(`${pointer}${pointerOf('examples', name)}`).value
    return isFields(example) && 'value' in example ? [{ name, value: example['value'] }] : []
  })
}

const schemaOf = (pointer: string, holder: JsonFields): string | null =>
  'schema' in holder ? `${pointer}/schema` : null

const mediaOf = (document: ContractDocument, pointer: string): MediaTypeBody[] =>
  Object.keys(fieldsOf(fieldsOf(document.follow(pointer).value)['content'])).map((type) => {
    const place = document.follow(
      `${document.follow(pointer).pointer}${pointerOf('content', type)}`,
    )
    const holder = fieldsOf(place.value)
    const schema = schemaOf(place.pointer, holder)
    const own = examplesOf(document, place.pointer, holder)
    const shown = schema === null ? [] : listOf(fieldsOf(document.follow(schema).value)['examples'])
    return {
      type: type.toLowerCase(),
      schema,
      examples:
        own.length > 0 ? own : shown.map((value, index) => ({ name: `schema-${index}`, value })),
      encoding: fieldsOf(holder['encoding']),
    }
  })

const defaultStyles: Readonly<Record<ParameterPlace, string>> = {
  path: 'simple',
  header: 'simple',
  query: 'form',
  cookie: 'form',
}

const parameterOf = (document: ContractDocument, pointer: string): Parameter => {
  const place = document.follow(pointer)
  const given = fieldsOf(place.value)
  const where = given['in'] as ParameterPlace
  const style = typeof given['style'] === 'string' ? given['style'] : defaultStyles[where]
  const [content] = mediaOf(document, pointer)
  const schema = content?.schema ?? schemaOf(place.pointer, given)
  const inSchema = schema === null ? {} : fieldsOf(document.follow(schema).value)
  const own = examplesOf(document, place.pointer, given).map(({ value }) => value)
  const examples = [
    ...own,
    ...(content?.examples.map(({ value }) => value) ?? []),
    ...listOf(inSchema['examples']),
    ...('example' in inSchema ? [inSchema['example']] : []),
  ]
  return {
    name: String(given['name']),
    in: where,
    required: given['required'] === true || where === 'path',
    style,
    explode: typeof given['explode'] === 'boolean' ? given['explode'] : style === 'form',
    schema,
    mediaType: content?.type ?? null,
    examples,
    notBefore: typeof given['x-not-before'] === 'string' ? given['x-not-before'] : null,
    given,
  }
}

/** Headers that a contract cannot describe as parameters (OpenAPI 3.1, parameter object). */
const ignoredHeaders = new Set(['accept', 'content-type', 'authorization'])

const parametersOf = (document: ContractDocument, item: string, operation: string): Parameter[] => {
  const all = [item, operation].flatMap((pointer) =>
    listOf(fieldsOf(document.follow(pointer).value)['parameters']).map((_, index) =>
      parameterOf(document, `${document.follow(pointer).pointer}/parameters/${index}`),
    ),
  )
  const merged = new Map(all.map((each) => [`${each.in} ${each.name}`, each]))
  return [...merged.values()].filter(
    ({ in: where, name }) => where !== 'header' || !ignoredHeaders.has(name.toLowerCase()),
  )
}

const answerOf = (document: ContractDocument, pointer: string): OperationResponse => {
  const place = document.follow(pointer)
  const headers = Object.keys(fieldsOf(fieldsOf(place.value)['headers'])).map(
    (name): ResponseHeader => {
      const header = document.follow(`${place.pointer}${pointerOf('headers', name)}`)
      return {
        name: name.toLowerCase(),
        required: fieldsOf(header.value)['required'] === true,
        schema: schemaOf(header.pointer, fieldsOf(header.value)),
      }
    },
  )
  return {
    pointer: place.pointer,
    media: mediaOf(document, pointer),
    headers: headers.filter(({ name }) => name !== 'content-type'),
  }
}

const known = new WeakMap<ContractDocument, readonly Operation[]>()

/**
 * Every operation of the contract, in the order in which it has them; read once for each document.
 * The structure must have been checked before.
 */
export function operationsOf(document: ContractDocument): readonly Operation[] {
  const operations = known.get(document) ?? readOperations(document)
  known.set(document, operations)
  return operations
}

const readOperations = (document: ContractDocument): readonly Operation[] => {
  const paths = fieldsOf(document.root['paths'])
  const everywhere = document.root['security']
  return Object.keys(paths)
    .filter((path) => path.startsWith('/'))
    .flatMap((path) => {
      const item = document.follow(pointerOf('paths', path))
      return methods
        .filter((method) => isFields(fieldsOf(item.value)[method]))
        .map((method): Operation => {
          const pointer = `${item.pointer}/${method}`
          const given = fieldsOf(document.follow(pointer).value)
          const body = 'requestBody' in given ? document.follow(`${pointer}/requestBody`) : null
          return {
            id:
              typeof given['operationId'] === 'string' ? given['operationId'] : `${method} ${path}`,
            method: method.toUpperCase(),
            path,
            pointer,
            parameters: parametersOf(document, item.pointer, pointer),
            body:
              body === null
                ? null
                : {
                    required: fieldsOf(body.value)['required'] === true,
                    media: mediaOf(document, body.pointer),
                  },
            answers: new Map(
              Object.keys(fieldsOf(given['responses'])).map((status) => [
                status.toUpperCase() === 'DEFAULT' ? 'default' : status.toUpperCase(),
                answerOf(document, `${pointer}${pointerOf('responses', status)}`),
              ]),
            ),
            security: listOf(given['security'] ?? everywhere).map((each) =>
              Object.keys(fieldsOf(each)),
            ),
            requirements: listOf(given['x-requirements']).map(String),
            given,
          }
        })
    })
}

/**
 * What the contract says of an answer with this status: its own entry, its hundred's, or the
 * default.
 */
export function answerFor({ answers }: Operation, status: number): OperationResponse | undefined {
  return (
    answers.get(String(status)) ??
    answers.get(`${Math.floor(status / 100)}XX`) ??
    answers.get('default')
  )
}
