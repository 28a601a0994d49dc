import type { SchemaComponents, JsonSchema } from '../json-schema.ts'

/** A component of a contract, as the one side of a comparison. */
export type Component = {
  /** What its values look like, to make some. */
  readonly schema: JsonSchema
  readonly components: SchemaComponents
  readonly judge: (value: unknown) => ComponentVerdict
}

/** What a contract says of a value. */
export type ComponentVerdict = {
  /** Where and why it is refused; null when it is not. */
  readonly refused: (() => string) | null
  /** The value as the portal's client hands it on to the Schema. */
  readonly read: unknown
}
