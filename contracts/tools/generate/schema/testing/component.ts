import type { SchemaComponents, JsonSchema } from '../json-schema.ts'

/** A component of a contract, as one side of a comparison. */
export type Component = {
  /** The schema of its values, to generate some. */
  readonly schema: JsonSchema
  readonly components: SchemaComponents
  readonly judge: (value: unknown) => ComponentVerdict
}

/** The contract's verdict on a value. */
export type ComponentVerdict = {
  /** Where and why it is rejected; null when it is accepted. */
  readonly refused: (() => string) | null
  /** The value as the portal's client passes it to the Schema. */
  readonly read: unknown
}
