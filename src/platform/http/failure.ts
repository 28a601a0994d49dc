class FailedCall extends Error {}

/**
 * Creates an error class with a `_tag`. It does not use Effect, because the sign-in page loads
 * these classes first.
 */
function tagged<Tag extends string>(tag: Tag) {
  return class<Fields extends object = {}> extends FailedCall {
    readonly _tag: Tag = tag
    override readonly name = tag
    /** The id of the answered call, by which support finds it. */
    declare reference?: string | null | undefined
    constructor(...[fields]: {} extends Fields ? [fields?: Fields] : [fields: Fields]) {
      super(tag)
      Object.assign(this, fields)
    }
  } as new <Fields extends object = {}>(
    ...fields: {} extends Fields ? [fields?: Fields] : [fields: Fields]
  ) => Error & { readonly _tag: Tag; reference?: string | null | undefined } & Readonly<Fields>
}

/**
 * 401. From a call of the session (sign-in, renewal) it means that the session is over; any other
 * call fails alone and leaves the session. `said` is the server's own message, safe to show (2§8),
 * here and below.
 */
export class SessionExpired extends tagged('SessionExpired')<{ said?: string | undefined }> {}

/**
 * An answer that breaks the contract. `operation` is the call; `problem` is the field, never its
 * value. `unsent`: a write that was not sent, because it would have removed what could not be read.
 */
export class ContractBroken extends tagged('ContractBroken')<{
  operation: string
  problem: string
  unsent?: true
}> {}

/** The network is down, or the edge is unreachable. */
export class Offline extends tagged('Offline') {}

/**
 * 403: the member may not do this. `mfaToken`: a second step is required, and this is its token.
 * `error` is the code.
 */
export class NotAllowed extends tagged('NotAllowed')<{
  error?: string | undefined
  said?: string | undefined
  mfaToken?: string | undefined
}> {}

/** 429: too many requests. `retryAfter`: seconds to wait, when the server sent it. */
export class RateLimited extends tagged('TooMany')<{
  retryAfter?: number | undefined
  said?: string | undefined
}> {}

/**
 * 5xx, a gateway timeout, or no answer in time. `retryAfter`: seconds to wait, when the server sent
 * it.
 */
export class Unavailable extends tagged('Unavailable')<{
  retryAfter?: number | undefined
  said?: string | undefined
}> {}

/**
 * Any other 4xx, or the corresponding RPC status: the request was refused. `unsent`: by the page
 * itself, before it was sent.
 */
export class RequestRefused extends tagged('Refused')<{
  /** The HTTP status; an RPC has its code in `error`. */
  status?: number | undefined
  error?: string | undefined
  code?: number | undefined
  said?: string | undefined
  unsent?: true
  details: readonly string[]
}> {}

/** Every failure of a call. */
export type Failure =
  | SessionExpired
  | ContractBroken
  | Offline
  | NotAllowed
  | RateLimited
  | Unavailable
  | RequestRefused

/** Whether a thrown value is a Failure. */
export function isFailure(thrown: unknown): thrown is Failure {
  return thrown instanceof FailedCall
}

/** Whether a retry of the same call may succeed without any change. */
export function isTransient(failure: Failure): boolean {
  return ['Offline', 'Unavailable', 'TooMany'].includes(failure._tag)
}
