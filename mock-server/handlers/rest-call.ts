import type { operations as table } from '../../generated/openapi/operations.ts'
import type { components, operations } from '../../generated/openapi/types.d.ts'
import type { Store } from '../database/store.ts'
import type { Impersonator } from '../database/tables/impersonator.ts'

export type OperationId = keyof operations
type Secured = {
  [I in OperationId]: (typeof table)[I]['secured'] extends true ? I : never
}[OperationId]
type Schemas = components['schemas']
export type Schema<Name extends keyof Schemas> = Schemas[Name]

type Content<R> = R extends { content: infer C }
  ? { readonly body: C[keyof C] }
  : { readonly body?: undefined }
type Responses<I extends OperationId> = operations[I]['responses']

/** A response of an operation: a status with its body in the contract. */
export type RestAnswer<I extends OperationId> = {
  [S in keyof Responses<I>]: {
    readonly status: S
    readonly headers?: Readonly<Record<string, string>>
  } & Content<Responses<I>[S]>
}[keyof Responses<I>]

type Given<P> = [NonNullable<P>] extends [never]
  ? Record<never, string>
  : { readonly [K in keyof NonNullable<P>]: string }
type Failure<I extends OperationId> = {
  [S in keyof Responses<I>]: S extends 200 | 201 | 202 | 204 | 302 | 303 ? never : S
}[keyof Responses<I>]
type RequestBody<I extends OperationId> = operations[I] extends {
  requestBody: { content: infer C }
}
  ? C[keyof C]
  : undefined

/** The member of the access token. `impersonator` is the staff member who acts for them. */
export type Caller = {
  readonly id: string
  readonly publicId: string
  readonly timeZone: string
  readonly familyId: string
  readonly impersonator: Impersonator | null
}

/**
 * A validated request with parameters as sent. `now` is epoch milliseconds on the scenario's clock.
 */
export type RestCall<I extends OperationId> = {
  readonly query: Given<operations[I]['parameters']['query']>
  readonly path: Given<operations[I]['parameters']['path']>
  readonly body: RequestBody<I>
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly authorization: string
  readonly language: 'en-US' | 'es-US'
  readonly now: number
  readonly store: Store
  /** Returns the contract's example of that name, in the member's language when it exists. */
  readonly problem: <S extends Failure<I>>(
    status: S,
    example: string,
  ) => { readonly status: S; readonly body: Schema<'Problem'> }
} & (I extends Secured ? { readonly caller: Caller } : { readonly caller: null })

export type RestHandler<I extends OperationId> = (call: RestCall<I>) => Promise<RestAnswer<I>>
export type RestHandlers<I extends OperationId = OperationId> = {
  readonly [K in I]: RestHandler<K>
}
