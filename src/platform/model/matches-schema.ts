import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'

/** Returns a check whether a form value matches the contract's writer. */
export function matchesSchema(
  writer: Schema.ConstraintDecoder<unknown>,
): (value: unknown) => boolean {
  const decode = Schema.decodeUnknownResult(writer)
  return (value) => Result.isSuccess(decode(value))
}
