/**
 * The parts of the bundled OpenAPI document that the generator and the contract gate read.
 * References stay references.
 */
export interface Contract {
  readonly openapi: string
  readonly jsonSchemaDialect?: string
  readonly paths: Readonly<Record<string, PathItem>>
  readonly components?: ContractComponents
  readonly security?: readonly SecurityNeed[]
  readonly 'x-problem-types'?: Readonly<
    Record<string, { readonly type: string; readonly title: string }>
  >
  readonly 'x-bases'?: Readonly<Record<string, ContractBase>>
}

export interface ContractComponents {
  readonly schemas?: Readonly<Record<string, unknown>>
  readonly parameters?: Readonly<Record<string, Parameter>>
  readonly headers?: Readonly<Record<string, ResponseHeader>>
  readonly responses?: Readonly<Record<string, ResponseObject>>
  readonly examples?: Readonly<Record<string, Example>>
}

export type PathItem = Readonly<Partial<Record<Method | 'parameters', Operation>>>
export type Method = (typeof methods)[number]
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

export interface Operation {
  readonly operationId: string
  /** The first tag names the capability. */
  readonly tags?: readonly string[]
  readonly summary?: string
  readonly description?: string
  readonly deprecated?: boolean
  readonly parameters?: readonly (Parameter | Reference)[]
  readonly requestBody?: RequestBody | Reference
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>
  readonly security?: readonly SecurityNeed[]
  readonly 'x-requirements'?: readonly string[]
  /** How a client avoids duplicate or stale writes; set on every operation that writes. */
  readonly 'x-safe-write'?: {
    readonly ifMatch?: string
    readonly idempotencyKey?: boolean
    readonly none?: string
  }
  /** The reason why a 201 has no `Location`. */
  readonly 'x-no-location'?: string
  readonly 'x-staff-roles'?: readonly string[]
  /**
   * A paged list: the property with the items ('' for the body), and whether a client requests all
   * pages or one.
   */
  readonly 'x-pages'?: { readonly items: string; readonly client: 'all' | 'one' }
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly required?: boolean
  readonly schema?: unknown
  readonly 'x-data-class'?: string
}

export interface ResponseHeader {
  readonly schema?: unknown
  readonly 'x-data-class'?: string
}

export interface RequestBody {
  readonly content?: Readonly<Record<string, MediaType>>
}

export interface ResponseObject extends RequestBody {
  readonly description: string
  readonly headers?: Readonly<Record<string, ResponseHeader | Reference>>
}

export interface MediaType {
  readonly schema?: unknown
  readonly examples?: Readonly<Record<string, Example | Reference>>
}

export interface Example {
  readonly summary?: string
  readonly value?: unknown
}

export interface Reference {
  readonly $ref: string
}

export type SecurityNeed = Readonly<Record<string, readonly string[]>>

/**
 * One row of the base-path rule (`x-bases`): the prefix of a contract path, and how the browser and
 * the edge map it.
 */
export interface ContractBase {
  readonly contractPrefix: string
  /**
   * The prefix that the browser adds to the contract path; null when the browser does not call it.
   */
  readonly door: string | null
  /** The prefix that the edge removes from the contract path before it forwards the call. */
  readonly stripUpstream: string
  readonly upstream: string
}

export function isReference(value: unknown): value is Reference {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Partial<Reference>).$ref === 'string'
  )
}

/**
 * Resolves a local reference (`#/components/…`) and returns other values unchanged. Throws on an
 * unresolved reference.
 */
export function resolve<T>(contract: Contract, value: T | Reference): T {
  if (!isReference(value)) return value
  const found = value.$ref
    .replace(/^#\//, '')
    .split('/')
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], contract)
  if (found === undefined) throw new Error(`Cannot resolve the reference ${value.$ref}.`)
  // Redocly has checked that a reference points at the kind of thing that its place wants.
  return resolve(contract, found as T | Reference)
}

/** All operations with their location, in document order. */
export function operationsOf(
  contract: Contract,
): { path: string; method: Method; operation: Operation }[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation === undefined ? [] : [{ path, method, operation }]
    }),
  )
}
