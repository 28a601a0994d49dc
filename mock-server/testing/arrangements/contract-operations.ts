import portal from '../../../generated/openapi/portal.json' with { type: 'json' }

interface Reference {
  readonly $ref: string
}

const isReference = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && '$ref' in value

/** Follows a reference within the contract. */
const resolved = <Value>(value: Value | Reference): Value => {
  if (!isReference(value)) return value
  const found = value.$ref
    .slice(2)
    .split('/')
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, step) => (at as Readonly<Record<string, unknown>>)[step], portal)
  // `npm run contract-lint` checks that references have the kind of their place.
  return resolved(found as Value | Reference)
}

/** Inlines all references in a value, which must not be recursive. */
export function inlined(value: unknown): unknown {
  const here = resolved(value)
  if (typeof here !== 'object' || here === null) return here
  if (Array.isArray(here)) return here.map(inlined)
  return Object.fromEntries(Object.entries(here).map(([name, each]) => [name, inlined(each)]))
}

export interface ContractParameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly required?: boolean
  readonly example?: unknown
}

/** A request body example of the contract. */
export interface RequestExample {
  readonly name: string
  readonly mediaType: string
  readonly value: unknown
}

/** A documented answer; `name` and `body` are those of its example, if it has one. */
export interface ContractAnswer {
  readonly status: number
  readonly name?: string
  readonly body?: unknown
  readonly mediaTypes: readonly string[]
  readonly requiredHeaders: readonly string[]
}

/** An operation of the REST contract. */
export interface ContractOperation {
  readonly operationId: string
  readonly slug: string
  readonly path: string
  readonly method: string
  /** The names of its security schemes. */
  readonly schemes: readonly string[]
  readonly parameters: readonly ContractParameter[]
  readonly requestExamples: readonly RequestExample[]
  /** The schemas of the request body, not resolved. */
  readonly requestSchemas: readonly unknown[]
  readonly answers: readonly ContractAnswer[]
}

interface Body {
  readonly content?: Readonly<
    Record<
      string,
      {
        readonly schema?: unknown
        readonly examples?: Readonly<Record<string, { readonly value: unknown } | Reference>>
      }
    >
  >
}
type Answer = Body & {
  readonly headers?: Readonly<Record<string, { readonly required?: boolean } | Reference>>
}
interface Operation {
  readonly operationId?: string
  readonly tags?: readonly string[]
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly parameters?: readonly (ContractParameter | Reference)[]
  readonly requestBody?: Body | Reference
  readonly responses: Readonly<Record<string, Answer | Reference>>
}

const examplesOf = ({ content = {} }: Body): RequestExample[] =>
  Object.entries(content).flatMap(([mediaType, { examples = {} }]) =>
    Object.entries(examples).map(([name, example]) => ({
      name,
      mediaType,
      value: resolved(example).value,
    })),
  )

const answersOf = (responses: Operation['responses']): ContractAnswer[] =>
  Object.entries(responses).flatMap(([status, declared]) => {
    const answer = resolved(declared)
    const common = {
      status: Number(status),
      mediaTypes: Object.keys(answer.content ?? {}),
      requiredHeaders: Object.entries(answer.headers ?? {})
        .filter(([, header]) => resolved(header).required === true)
        .map(([name]) => name),
    }
    const examples = examplesOf(answer)
    return examples.length === 0
      ? [common]
      : examples.map(({ name, value: body }) => ({ ...common, name, body }))
  })

/** All operations of the REST contract. */
export const contractOperations: readonly ContractOperation[] = Object.entries(
  // The inferred JSON type is as large as the contract; this type covers the parts read here.
  portal.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>,
).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]): ContractOperation[] => {
    const { operationId, tags, security, parameters = [], requestBody = {}, responses } = operation
    if (operationId === undefined) return []
    const body = resolved(requestBody)
    return [
      {
        operationId,
        slug: tags?.[0] ?? 'other',
        path,
        method,
        schemes: (security ?? portal.security).flatMap((need) => Object.keys(need)),
        parameters: parameters.map(resolved),
        requestExamples: examplesOf(body),
        requestSchemas: Object.values(body.content ?? {}).map(({ schema }) => schema),
        answers: answersOf(responses),
      },
    ]
  }),
)
