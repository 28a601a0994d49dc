/**
 * An error told apart by its name, without the weight of a runtime: the sign-in page needs these
 * before anything else.
 */
function tagged<Tag extends string>(tag: Tag) {
  return class<Fields extends object = {}> extends Error {
    readonly _tag: Tag = tag
    override readonly name = tag
    constructor(...[fields]: {} extends Fields ? [fields?: Fields] : [fields: Fields]) {
      super(tag)
      Object.assign(this, fields)
    }
  } as new <Fields extends object = {}>(
    ...fields: {} extends Fields ? [fields?: Fields] : [fields: Fields]
  ) => Error & { readonly _tag: Tag } & Readonly<Fields>
}

/**
 * The session is over: the member has to sign in again. `said` is the server's own message, fit to
 * be shown (2§8), as in all that follow.
 */
export class SessionExpired extends tagged('SessionExpired')<{ said?: string | undefined }> {}

/**
 * An answer that the contract does not allow. `operation` names the call; `problem` says which
 * field, never its value.
 */
export class ContractBroken extends tagged('ContractBroken')<{
  operation: string
  problem: string
}> {}

/** The network is down, or the portal's own door cannot be reached. */
export class Offline extends tagged('Offline') {}

/**
 * 403: the member may not do this. `mfaToken`: because a second step is missing, which it opens;
 * `error` is the machine's word, `said` the server's own message, fit to be shown (2§8).
 */
export class NotAllowed extends tagged('NotAllowed')<{
  error?: string | undefined
  said?: string | undefined
  mfaToken?: string | undefined
}> {}

/** 429: too many tries; seconds to wait, when the server said so. */
export class RateLimited extends tagged('TooMany')<{
  retryAfter?: number | undefined
  said?: string | undefined
}> {}

/** 5xx, a gateway's time-out, or no answer in time; seconds to wait, when the server said so. */
export class Unavailable extends tagged('Unavailable')<{
  retryAfter?: number | undefined
  said?: string | undefined
}> {}

/**
 * Any other 4xx, or its like among the RPC statuses: what was asked is refused. `said` is the
 * server's own message, fit to be shown (2§8).
 */
export class RequestRefused extends tagged('Refused')<{
  /** The HTTP status; an RPC has its code in `error` instead. */
  status?: number | undefined
  error?: string | undefined
  code?: number | undefined
  said?: string | undefined
  details: readonly string[]
}> {}

/** Everything that a call can end in, besides its answer. */
export type Failure =
  | SessionExpired
  | ContractBroken
  | Offline
  | NotAllowed
  | RateLimited
  | Unavailable
  | RequestRefused

const classes = [
  SessionExpired,
  ContractBroken,
  Offline,
  NotAllowed,
  RateLimited,
  Unavailable,
  RequestRefused,
]

/** Whether something thrown is one of the failures above. */
export function isFailure(thrown: unknown): thrown is Failure {
  return classes.some((failure) => thrown instanceof failure)
}

/** Whether the same call may succeed a little later, without anyone doing anything. */
export function isTransient(failure: Failure): boolean {
  return failure._tag === 'Offline' || failure._tag === 'Unavailable' || failure._tag === 'TooMany'
}
