// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { atLeast, empty, list, matching, text, whole } from '../write.ts'

/** One of several errors of a request. */
export const ProblemError = Schema.Struct({
  /** Numeric error code; the operation says what it means. */
  code: whole(0, 9999),
  /** Text to show to the member for this error alone. */
  message: Schema.optionalKey(text(1, 500)),
})
export type ProblemError = typeof ProblemError.Type

/** The one error body of every REST operation; at least one field is there. */
export const Problem = Schema.Struct({
  /** Text to show to the member, in the language of `Accept-Language`. */
  message: Schema.optionalKey(text(1, 500)),
  /** Machine-readable word for the error, as in OAuth (`invalid_token`). */
  error: Schema.optionalKey(matching(/^[a-z][a-z_]*$/u, 0, 60)),
  /** Numeric error code; 70 means that the current password is wrong, 110 is ignored by the partner redirect. */
  code: Schema.optionalKey(whole(0, 9999)),
  /** Codes of the broken rules, as of a password (REPEATING, SEQUENTIAL), or names of the refused fields. */
  details: Schema.optionalKey(list(text(1, 100), 0, 50)),
  /** Several errors of one request, by number. */
  errors: Schema.optionalKey(list(ProblemError, 0, 50)),
  /** Token for the second step of signing in; there only when `signIn` needs it. */
  mfaToken: Schema.optionalKey(text(1, 2000)),
}).check(atLeast(1))
export type Problem = typeof Problem.Type

/** The error body of 412: a problem with the current representation, so that a client can compare and choose without another request. */
export const ChangedProblem = Schema.Struct({
  /** Text to show to the member, in the language of `Accept-Language`. */
  message: text(1, 500),
  /** Always `changed`. */
  error: Schema.Literals(['changed']),
  /** What the operation that `x-safe-write` names answers now. */
  current: empty,
})
export type ChangedProblem = typeof ChangedProblem.Type
