import type { RpcShape } from '../rpc/rpc-shape.ts'
import type { JsonFields } from './json.ts'

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
  /** Whether the body is a stream whose items have no schema. */
  readonly isStream: boolean
  /** Whether its reference leads nowhere, so that nothing is promised. */
  readonly isUnknown?: boolean
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
  /** Whether a part of its requests has a reference that leads nowhere, so that no request is surely valid. */
  readonly isUnknownRequest?: boolean
  /** The operation as written in the contract; undefined for RPCs. */
  readonly definition?: JsonFields
  /** The RPC, if it is one; it then has no parameters and responses. */
  readonly rpc?: RpcShape
}

/** Whether the contract says that an operation answers with a stream. */
export function isStreamed({ answers }: Pick<Operation, 'answers'>): boolean {
  return [...answers.values()].some(
    ({ media, isStream }) => isStream || media.some(({ itemSchema }) => itemSchema !== null),
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
