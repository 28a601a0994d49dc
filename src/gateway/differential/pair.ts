import type * as Schema from 'effect/Schema'

/** A Schema and the component of a contract that it stands for: both take and refuse the same values (differential.test.ts). */
export type Pair = {
  readonly name: string
  readonly schema: Schema.Codec<unknown, unknown>
  /** A schema of the OpenAPI document, or the full name of a message of the proto module. */
  readonly component: string
}
