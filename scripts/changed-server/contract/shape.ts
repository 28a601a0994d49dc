/** The form of a value in an answer, from OpenAPI or protobuf. */
export type WireShape =
  | { readonly type: 'object'; readonly fields: ReadonlyMap<string, Field> }
  | { readonly type: 'list'; readonly item: () => WireShape }
  | { readonly type: 'map'; readonly entry: () => WireShape }
  | { readonly type: 'enum'; readonly words: readonly string[] }
  | { readonly type: 'text'; readonly format: TextFormat }
  | { readonly type: 'number' }
  | { readonly type: 'boolean' }
  | { readonly type: 'any' }

/** `free` is text without a format, a pattern or one fixed value. `number` is a number in quotes. */
export type TextFormat = 'free' | 'date-time' | 'cursor' | 'number' | 'other'

/** A field of an object. */
export interface Field {
  readonly shape: () => WireShape
  readonly isRequired: boolean
  readonly isNullable: boolean
  /** Whether the contract gives an absent value the meaning of none, not of zero. */
  readonly absentIsNone: boolean
}

/** An operation of a contract and the form of its successful answer. */
export interface AnswerShape {
  readonly operationId: string
  readonly protocol: 'rest' | 'rpc' | 'stream'
  readonly shape: () => WireShape
  /** Whether the operation only reads. */
  readonly isRead: boolean
}

/** Returns a function that computes its value once. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}
