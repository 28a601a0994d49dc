// Written by `npm run generate` from contracts/. Do not edit.
import { anything, codes, list, map, number, object, rows, text, words, type Reader, type Rows, type Unknown } from '../read.ts'

/** One of several errors of a request. */
export type ProblemError = {
  /** Numeric error code; the operation says what it means. */
  readonly code?: number
  /** Text to show to the member for this error alone. */
  readonly message?: string
  /** JSON pointer, as a fragment, of the refused part of the request body (`#/address/zipcode`). */
  readonly pointer?: string
  /** Name of the refused parameter of the path, the query or a header. */
  readonly parameter?: string
}

/** The one error body of every REST operation (RFC 9457). `message`, `error`, `code` and `mfaToken` are the specification's names; show `message` to the member, whatever the status. */
export type Problem = {
  /** Address that names the kind of problem; `about:blank` when the status says it all. */
  readonly type: string
  /** Short name of the kind of problem in English, for developers; the same for each occurrence. */
  readonly title: string
  /** The HTTP status of the answer. */
  readonly status: number
  /** What is wrong with this request in English, for developers; never a value of the request. */
  readonly detail?: string
  /** Text to show to the member, in the language of `Accept-Language`. */
  readonly message?: string
  /** Machine-readable word for the error, as in OAuth (`invalid_token`). */
  readonly error?: string
  /** Numeric error code; 70 means that the current password is wrong, 110 is ignored by the partner redirect. */
  readonly code?: number
  /** Codes of the broken rules, as of a password (REPEATING, SEQUENTIAL), or names of the refused fields. */
  readonly details?: readonly string[]
  /** Several errors of one request, by number, field or parameter. */
  readonly errors?: Rows<ProblemError>
  /** Token for the second step of signing in; there only when `signIn` needs it. */
  readonly mfaToken?: string
  /** Id of the request, the same as in the header `x-request-id`; support finds the request by it. */
  readonly requestId?: string
}

/** The error body of 412: a problem with the current representation, so that a client can compare and choose without another request. */
export type ChangedProblem = {
  /** Address that names the kind of problem. */
  readonly type: string
  /** Short name of the kind of problem in English, for developers. */
  readonly title: string
  /** The HTTP status of the answer. */
  readonly status: 412 | Unknown
  /** Text to show to the member, in the language of `Accept-Language`. */
  readonly message: string
  /** Always `changed`. */
  readonly error: 'changed' | Unknown
  /** What the operation that `x-safe-write` names answers now. */
  readonly current: Readonly<Record<string, unknown>>
  /** Id of the request, the same as in the header `x-request-id`. */
  readonly requestId?: string
}

const pattern = text(/^#(\/.*)?$/u)
const pattern2 = text(/^(about:blank|https?:\/\/.+)$/u)
const pattern3 = text(/^[a-z][a-z_]*$/u)
const pattern4 = text(/^[A-Za-z0-9._\-]+$/u)

/** Reads `ProblemError` as a server sends it. */
export const readProblemError: Reader<ProblemError> = object<ProblemError>({
  code: [number(true, 0, 9999)],
  message: [text(/./su)],
  pointer: [pattern],
  parameter: [text(/./su)],
})

/** Reads `Problem` as a server sends it. */
export const readProblem: Reader<Problem> = object<Problem>({
  type: pattern2,
  title: text(/./su),
  status: number(true, 400, 599),
  detail: [text(/./su)],
  message: [text(/./su)],
  error: [pattern3],
  code: [number(true, 0, 9999)],
  details: [list(text(/./su))],
  errors: [rows(readProblemError)],
  mfaToken: [text(/./su)],
  requestId: [pattern4],
})

/** Reads `ChangedProblem` as a server sends it. */
export const readChangedProblem: Reader<ChangedProblem> = object<ChangedProblem>({
  type: pattern2,
  title: text(/./su),
  status: codes(412),
  message: text(/./su),
  error: words('changed'),
  current: map(anything),
  requestId: [pattern4],
})
