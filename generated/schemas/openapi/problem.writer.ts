// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { atLeast, list, map, matching, text, whole } from '../write.ts'

/** One of several errors of a request. */
export const ProblemError = Schema.Struct({
  /** Numeric error code; the operation says what it means. */
  code: Schema.optionalKey(whole(0, 9999)),
  /** Text to show to the member for this error alone. */
  message: Schema.optionalKey(text(1, 500)),
  /** JSON pointer, as a fragment, of the refused part of the request body (`#/address/zipcode`). */
  pointer: Schema.optionalKey(matching(/^#(\/.*)?$/u, 1, 300)),
  /** Name of the refused parameter of the path, the query or a header. */
  parameter: Schema.optionalKey(text(1, 100)),
}).check(atLeast(1))
export type ProblemError = typeof ProblemError.Type

/** The one error body of every REST operation (RFC 9457). `message`, `error`, `code` and `mfaToken` are the specification's names; show `message` to the member, whatever the status. */
export const Problem = Schema.Struct({
  /** Address that names the kind of problem; `about:blank` when the status says it all. */
  type: matching(/^(about:blank|https?:\/\/.+)$/u, 0, 200),
  /** Short name of the kind of problem in English, for developers; the same for each occurrence. */
  title: text(1, 200),
  /** The HTTP status of the answer. */
  status: whole(400, 599),
  /** What is wrong with this request in English, for developers; never a value of the request. */
  detail: Schema.optionalKey(text(1, 1000)),
  /** Text to show to the member, in the language of `Accept-Language`. */
  message: Schema.optionalKey(text(1, 500)),
  /** Machine-readable word for the error, as in OAuth (`invalid_token`). */
  error: Schema.optionalKey(matching(/^[a-z][a-z_]*$/u, 0, 60)),
  /** Numeric error code; 70 means that the current password is wrong, 110 is ignored by the partner redirect. */
  code: Schema.optionalKey(whole(0, 9999)),
  /** Codes of the broken rules, as of a password (REPEATING, SEQUENTIAL), or names of the refused fields. */
  details: Schema.optionalKey(list(text(1, 100), 0, 50)),
  /** Several errors of one request, by number, field or parameter. */
  errors: Schema.optionalKey(list(ProblemError, 0, 50)),
  /** Token for the second step of signing in; there only when `signIn` needs it. */
  mfaToken: Schema.optionalKey(text(1, 2000)),
  /** Id of the request, the same as in the header `x-request-id`; support finds the request by it. */
  requestId: Schema.optionalKey(matching(/^[A-Za-z0-9._\-]+$/u, 1, 128)),
})
export type Problem = typeof Problem.Type

/** The error body of 412: a problem with the current representation, so that a client can compare and choose without another request. */
export const ChangedProblem = Schema.Struct({
  /** Address that names the kind of problem. */
  type: matching(/^(about:blank|https?:\/\/.+)$/u, 0, 200),
  /** Short name of the kind of problem in English, for developers. */
  title: text(1, 200),
  /** The HTTP status of the answer. */
  status: Schema.Literals([412]),
  /** Text to show to the member, in the language of `Accept-Language`. */
  message: text(1, 500),
  /** Always `changed`. */
  error: Schema.Literals(['changed']),
  /** What the operation that `x-safe-write` names answers now. */
  current: map(Schema.String, Schema.Unknown, Infinity),
  /** Id of the request, the same as in the header `x-request-id`. */
  requestId: Schema.optionalKey(matching(/^[A-Za-z0-9._\-]+$/u, 1, 128)),
})
export type ChangedProblem = typeof ChangedProblem.Type
