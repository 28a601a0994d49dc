import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'

/** Whether a value of a form keeps the rules that the contract's writer has for it. */
export function matchesSchema(
  writer: Schema.ConstraintDecoder<unknown>,
): (value: unknown) => boolean {
  const decode = Schema.decodeUnknownResult(writer)
  return (value) => Result.isSuccess(decode(value))
}
