/**
 * What the contract says of one value, OpenAPI and protobuf alike. Types, tolerant readers and
 * strict writers are written from it.
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
  /** Whether halves of a UTF-16 pair are refused. */
  readonly isWellFormed?: boolean
  /** Texts that the pattern allows and another rule refuses. */
  readonly notMatching?: string
  /** Whether a reader takes any text. */
  readonly isLenient?: boolean
}

export type NumberShape = {
  readonly kind: 'number'
  readonly isWhole: boolean
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  /** JSON of protobuf takes text for a number; it writes text for one of 64 bits. */
  readonly isText?: 'taken' | 'written'
}

/** A member of a protobuf enum: on the wire `prefix` and the word, in the portal the word. */
export type MemberShape = {
  readonly kind: 'member'
  readonly name: string
  readonly from: string
  readonly prefix: string
  /** By number, with holes. Index 0 is `UNSPECIFIED`, or what the contract calls it. */
  readonly words: readonly (string | undefined)[]
  /** The words that a rule refuses. */
  readonly refused: readonly string[]
}

export type ListShape = {
  readonly kind: 'list'
  readonly of: SchemaShape
  readonly minItems?: number
  readonly maxItems?: number
  readonly isUnique?: boolean
  /** Whether a reader takes a list of which it can read no row. */
  readonly isLenient?: boolean
}

export type ObjectShape = {
  readonly kind: 'object'
  readonly fields: readonly FieldShape[]
  readonly minProperties?: number
  readonly conditions: readonly Condition[]
  /** Of these sets of fields exactly one is present. */
  readonly choices: readonly (readonly string[])[]
}

export type FieldShape = {
  readonly key: string
  readonly shape: SchemaShape
  /**
   * `expected`: a server must send it, and a reader reads the object without it
   * (`x-readable-without`). `decisive`: it may be absent, and when it is there and cannot be read,
   * the object is refused (`x-must-be-readable`).
   */
  readonly presence: 'required' | 'expected' | 'optional' | 'decisive' | 'defaulted'
  /** The value of a field of protobuf that is absent, as JSON text. */
  readonly absent?: string
  readonly description?: string
}

/** A rule between fields, as a JavaScript expression over `value`. */
export type Condition = { readonly rule: string; readonly expression: string }

/** A component of the OpenAPI document or a message of the proto module. */
export type Declaration = {
  readonly name: string
  /** The file that it is written to. */
  readonly slug: string
  /** What the contract calls it: a component's name or a message's full name. */
  readonly source: string
  readonly shape: SchemaShape
  readonly description?: string
}
