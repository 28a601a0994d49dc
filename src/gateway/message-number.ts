import type * as Schema from 'effect/Schema'
import { figure } from '#domain/formats.ts'

/** What JSON may write of a `double` that is no number. */
type NoNumber = 'NaN' | 'Infinity' | '-Infinity'

/** A `double` of a message, both bounds included. */
export const double = (minimum: number, maximum: number) =>
  // The contract's type allows words for what is no number; its rules refuse them, and so does this.
  figure(minimum, maximum) as unknown as Schema.Codec<number, number | NoNumber>
