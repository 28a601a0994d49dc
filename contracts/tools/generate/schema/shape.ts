/**
 * The constraints of one value, OpenAPI and protobuf alike. Types, tolerant readers and strict
 * writers are generated from them.
 */
export type SchemaShape =
  | { readonly kind: 'reference'; readonly name: string; readonly from: string }
  | TextShape
  | NumberShape
  | { readonly kind: 'boolean'; readonly only?: boolean }
  | { readonly kind: 'word'; readonly words: readonly string[] }
  | { readonly kind: 'code'; readonly codes: readonly number[] }
  | MemberShape
  | { readonly kind: 'null' }
  | { readonly kind: 'anything' }
  | { readonly kind: 'nullable'; readonly of: SchemaShape }
  /** A part that reads as `Unreadable` when it is unreadable. Only readers have it. */
  | { readonly kind: 'readable'; readonly of: SchemaShape }
  | ListShape
  | {
      readonly kind: 'map'
      readonly of: SchemaShape
      readonly keys?: TextShape
      readonly maxEntries?: number
    }
  | ObjectShape
  | { readonly kind: 'either'; readonly of: readonly SchemaShape[] }

/** Lengths count code points. `format` is a name of generated/schemas/formats.ts. */
export type TextShape = {
  readonly kind: 'text'
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  /** Whether lone surrogates are rejected. */
  readonly isWellFormed?: boolean
  /** Values that match the pattern but another rule rejects. */
  readonly notMatching?: string
  /** Whether a reader accepts any text. */
  readonly isLenient?: boolean
}

export type NumberShape = {
  readonly kind: 'number'
  readonly isWhole: boolean
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  /** protobuf JSON accepts text for a number, and writes 64-bit numbers as text. */
  readonly isText?: 'taken' | 'written'
}

/** A member of a protobuf enum: `prefix` and word on the wire, the word in the portal. */
export type MemberShape = {
  readonly kind: 'member'
  readonly name: string
  readonly from: string
  readonly prefix: string
  /** By number, with holes. Index 0 is `UNSPECIFIED`, or what the contract calls it. */
  readonly words: readonly (string | undefined)[]
  /** The words that a rule rejects. */
  readonly refused: readonly string[]
}

export type ListShape = {
  readonly kind: 'list'
  readonly of: SchemaShape
  readonly minItems?: number
  readonly maxItems?: number
  readonly isUnique?: boolean
  /** Whether a reader accepts a list in which every row is unreadable. */
  readonly isLenient?: boolean
}

export type ObjectShape = {
  readonly kind: 'object'
  readonly fields: readonly FieldShape[]
  readonly minProperties?: number
  readonly conditions: readonly Condition[]
  /** Exactly one of these sets of fields is present. */
  readonly choices: readonly (readonly string[])[]
}

export type FieldShape = {
  readonly key: string
  readonly shape: SchemaShape
  /**
   * `expected`: a server must send it, but a reader accepts the object without it
   * (`x-readable-without`). `decisive`: it is optional, but the object is rejected when it is
   * present and unreadable (`x-must-be-readable`).
   */
  readonly presence: 'required' | 'expected' | 'optional' | 'decisive' | 'defaulted'
  /** The default value of an absent protobuf field, as JSON text. */
  readonly absent?: string
  readonly description?: string
}

/** A rule between fields, as a JavaScript expression over `value`. */
export type Condition = { readonly rule: string; readonly expression: string }

/** A component of the OpenAPI document or a message of the proto module. */
export type Declaration = {
  readonly name: string
  /** The output file. */
  readonly slug: string
  /** Its name in the contract: a component's name or a message's full name. */
  readonly source: string
  readonly shape: SchemaShape
  readonly description?: string
}
