import type { JsonValue } from '@bufbuild/protobuf'
import type { ConnectError } from '@connectrpc/connect'
import { rpcCodeOf } from '../../../contracts/read/rpc-codes.ts'
import {
  connectErrorOf,
  errorsOf,
  findError,
  type MessageLanguage,
} from '../../../contracts/read/rpc-errors.ts'
import { answersOf } from '../../../contracts/read/rpc-examples.ts'

/** The response of an armed example, or an armed error. */
export type ArmedResponse = { readonly response: JsonValue } | { readonly error: ConnectError }

/** `wanted` is an example (`no-programs`), an error (`view-only`) or a code (7). */
export function armedResponse(
  procedure: string,
  wanted: string | number,
  language: MessageLanguage,
): ArmedResponse | undefined {
  const answer = answersOf(procedure).find(({ name }) => name === wanted)
  if (answer) return { response: answer.response }
  const error = findError(procedure, wanted)
  return error && { error: connectErrorOf(error, language) }
}

/** Lists the examples and errors of a procedure, for error messages. */
export function armable(procedure: string): readonly string[] {
  return [
    ...answersOf(procedure).map(({ name }) => name),
    ...errorsOf(procedure).map(({ name, code }) => `${name} (status ${rpcCodeOf(code)})`),
  ]
}
