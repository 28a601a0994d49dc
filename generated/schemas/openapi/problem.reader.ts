// Written by `npm run generate` from contracts/. Do not edit.
import { list, number, object, rows, text, type Reader, type Rows } from '../read.ts'

/** One of several errors of one answer, by its number. */
export type ProblemError = {
  readonly code: number
  readonly message?: string
}

/** The one error body of every REST operation. `message` is fit to be shown to the member, in her language (2§8). `error` is the machine's word (OAuth style), `code` the numbered one (70: the current password is wrong; 110: ignored by the partner redirect). */
export type Problem = {
  readonly message?: string
  readonly error?: string
  readonly code?: number
  /** Codes of the single rules that were broken, as of a password (REPEATING, SEQUENTIAL), or the names of the refused fields. */
  readonly details?: readonly string[]
  readonly errors?: Rows<ProblemError>
  readonly mfaToken?: string
}

const pattern = text(/^[a-z][a-z_]*$/u)

/** Reads `ProblemError` as a server sends it. */
export const readProblemError: Reader<ProblemError> = object<ProblemError>({
  code: number(true, 0, 9999),
  message: [text(/./su)],
})

/** Reads `Problem` as a server sends it. */
export const readProblem: Reader<Problem> = object<Problem>({
  message: [text(/./su)],
  error: [pattern],
  code: [number(true, 0, 9999)],
  details: [list(text(/./su))],
  errors: [rows(readProblemError)],
  mfaToken: [text(/./su)],
})
