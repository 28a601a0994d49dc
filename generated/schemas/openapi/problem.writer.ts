// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { atLeast, list, matching, text, whole } from '../write.ts'

/** One of several errors of one answer, by its number. */
export const ProblemError = Schema.Struct({
  code: whole(0, 9999),
  message: Schema.optionalKey(text(1, 500)),
})
export type ProblemError = typeof ProblemError.Type

/** The one error body of every REST operation. `message` is fit to be shown to the member, in her language (2§8). `error` is the machine's word (OAuth style), `code` the numbered one (70: the current password is wrong; 110: ignored by the partner redirect). */
export const Problem = Schema.Struct({
  message: Schema.optionalKey(text(1, 500)),
  error: Schema.optionalKey(matching(/^[a-z][a-z_]*$/u, 0, 60)),
  code: Schema.optionalKey(whole(0, 9999)),
  /** Codes of the single rules that were broken, as of a password (REPEATING, SEQUENTIAL), or the names of the refused fields. */
  details: Schema.optionalKey(list(text(1, 100), 0, 50)),
  errors: Schema.optionalKey(list(ProblemError, 0, 50)),
  mfaToken: Schema.optionalKey(text(1, 2000)),
}).check(atLeast(1))
export type Problem = typeof Problem.Type
