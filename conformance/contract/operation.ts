import type { RpcShape } from '../rpc/rpc-shape.ts'
import type { ContractDocument } from './document.ts'
import { methodOf, operationPlaces } from './operation-methods.ts'
import { isParameter } from './repair-document.ts'
import { fieldsOf, isFields, listOf, pointerOf, type JsonFields } from './json.ts'

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie'

export interface Parameter {
  readonly name: string
  readonly in: ParameterPlace
  readonly required: boolean
  readonly style: string
  readonly explode: boolean
  /** The pointer to its schema; null without one. */
  readonly schema: string | null
  /** The media type of its value if it uses `content`; null if it uses a style. */
  readonly mediaType: string | null
  readonly examples: readonly unknown[]
  /** The name of the earlier time parameter (`x-not-before`). */
  readonly notBefore: string | null
  /** The parameter as written in the contract. */
  readonly definition: JsonFields
}

export interface MediaTypeBody {
  readonly type: string
  readonly schema: string | null
  /** The pointer to the schema of one item of a stream; null if it is none. */
  readonly itemSchema: string | null
  readonly examples: readonly { readonly name: string; readonly value: unknown }[]
  /** The serialization of form fields (`encoding`). */
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

/** The schemes that must be satisfied together. Empty means no authentication. */
export type SecurityRequirement = readonly string[]

export interface Operation {
  readonly id: string
  /** In upper case. */
  readonly method: string
  /** The path template, with parameters in braces. */
  readonly path: string
  readonly pointer: string
  readonly parameters: readonly Parameter[]
  readonly body: { readonly required: boolean; readonly media: readonly MediaTypeBody[] } | null
  /** By status, `4XX` or `default`. */
  readonly answers: ReadonlyMap<string, OperationResponse>
  readonly security: readonly SecurityRequirement[]
  readonly requirements: readonly string[]
  /** The operation as written in the contract; undefined for RPCs. */
  readonly definition?: JsonFields
  /** The RPC, if it is one; it then has no parameters and responses. */
  readonly rpc?: RpcShape
}

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
    const { title } = schema === null ? {} : fieldsOf(document.follow(schema).value)
    // grpc-gateway names the schema of one message of a stream so.
    const isStreamed = typeof title === 'string' && title.startsWith('Stream result of ')
    const shown = schema === null ? [] : listOf(fieldsOf(document.follow(schema).value)['examples'])
    return {
      type: type.toLowerCase(),
      schema,
      itemSchema:
        'itemSchema' in holder ? `${place.pointer}/itemSchema` : isStreamed ? schema : null,
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
  const definition = fieldsOf(place.value)
  const where = definition['in'] as ParameterPlace
  const style = typeof definition['style'] === 'string' ? definition['style'] : defaultStyles[where]
  const [content] = mediaOf(document, pointer)
  const schema = content?.schema ?? schemaOf(place.pointer, definition)
  const inSchema = schema === null ? {} : fieldsOf(document.follow(schema).value)
  const own = examplesOf(document, place.pointer, definition).map(({ value }) => value)
  const examples = [
    ...own,
    ...(content?.examples.map(({ value }) => value) ?? []),
    ...listOf(inSchema['examples']),
    ...('example' in inSchema ? [inSchema['example']] : []),
  ]
  return {
    name: String(definition['name']),
    in: where,
    required: definition['required'] === true || where === 'path',
    style,
    explode: typeof definition['explode'] === 'boolean' ? definition['explode'] : style === 'form',
    schema,
    mediaType: content?.type ?? null,
    examples,
    notBefore: typeof definition['x-not-before'] === 'string' ? definition['x-not-before'] : null,
    definition,
  }
}

/** Headers that OpenAPI 3.1 ignores as parameters (parameter object). */
const ignoredHeaders = new Set(['accept', 'content-type', 'authorization'])

const parametersOf = (
  document: ContractDocument,
  item: string,
  operation: string,
  path: string,
): Parameter[] => {
  const all = [item, operation].flatMap((pointer) =>
    listOf(fieldsOf(document.follow(pointer).value)['parameters'])
      .map((_, index) => `${document.follow(pointer).pointer}/parameters/${index}`)
      .filter((each) => isParameter(document.follow(each).value, path))
      .map((each) => parameterOf(document, each)),
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
 * The operations of a contract in document order, cached by document. The structure must be valid.
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
      return operationPlaces(fieldsOf(item.value))
        .filter(({ value }) => isFields(value))
        .map(({ method, at }): Operation => {
          const pointer = `${item.pointer}${at}`
          const definition = fieldsOf(document.follow(pointer).value)
          const body =
            'requestBody' in definition ? document.follow(`${pointer}/requestBody`) : null
          return {
            id:
              typeof definition['operationId'] === 'string'
                ? definition['operationId']
                : `${method} ${path}`,
            method: methodOf(method),
            path,
            pointer,
            parameters: parametersOf(document, item.pointer, pointer, path),
            body:
              body === null
                ? null
                : {
                    required: fieldsOf(body.value)['required'] === true,
                    media: mediaOf(document, body.pointer),
                  },
            answers: new Map(
              Object.keys(fieldsOf(definition['responses'])).map((status) => [
                status.toUpperCase() === 'DEFAULT' ? 'default' : status.toUpperCase(),
                answerOf(document, `${pointer}${pointerOf('responses', status)}`),
              ]),
            ),
            security: listOf(definition['security'] ?? everywhere).map((each) =>
              Object.keys(fieldsOf(each)),
            ),
            requirements: listOf(definition['x-requirements']).map(String),
            definition,
          }
        })
    })
}

/** Whether the contract says that an operation answers with a stream. */
export function isStreamed({ answers }: Pick<Operation, 'answers'>): boolean {
  return [...answers.values()].some(({ media }) =>
    media.some(({ itemSchema }) => itemSchema !== null),
  )
}

/** The documented response of a status: exact, by range such as `4XX`, or the default. */
export function answerFor({ answers }: Operation, status: number): OperationResponse | undefined {
  return (
    answers.get(String(status)) ??
    answers.get(`${Math.floor(status / 100)}XX`) ??
    answers.get('default')
  )
}
