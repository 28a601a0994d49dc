// Written by `npm run generate` from contracts/. Do not edit.
import { list, number, object, rows, text, words, type Reader, type Rows, type Unknown } from '../read.ts'

/** One of several errors of a request. */
export type ProblemError = {
  /** Numeric error code; the operation says what it means. */
  readonly code: number
  /** Text to show to the member for this error alone. */
  readonly message?: string
}

/** The one error body of every REST operation; at least one field is there. */
export type Problem = {
  /** Text to show to the member, in the language of `Accept-Language`. */
  readonly message?: string
  /** Machine-readable word for the error, as in OAuth (`invalid_token`). */
  readonly error?: string
  /** Numeric error code; 70 means that the current password is wrong, 110 is ignored by the partner redirect. */
  readonly code?: number
  /** Codes of the broken rules, as of a password (REPEATING, SEQUENTIAL), or names of the refused fields. */
  readonly details?: readonly string[]
  /** Several errors of one request, by number. */
  readonly errors?: Rows<ProblemError>
  /** Token for the second step of signing in; there only when `signIn` needs it. */
  readonly mfaToken?: string
}

/** The error body of 412: a problem with the current representation, so that a client can compare and choose without another request. */
export type ChangedProblem = {
  /** Text to show to the member, in the language of `Accept-Language`. */
  readonly message: string
  /** Always `changed`. */
  readonly error: 'changed' | Unknown
  /** What the operation that `x-safe-write` names answers now. */
  readonly current: {
  }
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

/** Reads `ChangedProblem` as a server sends it. */
export const readChangedProblem: Reader<ChangedProblem> = object<ChangedProblem>({
  message: text(/./su),
  error: words('changed'),
  current: object<ChangedProblem['current']>({}),
})
