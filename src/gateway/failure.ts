import * as Data from 'effect/Data'

/** The session is over: the member has to sign in again. */
export class SessionExpired extends Data.TaggedError('SessionExpired')<{}> {}

/** An answer that the contract does not allow. `operation` names the call; `problem` says which field, never its value. */
export class ContractBroken extends Data.TaggedError('ContractBroken')<{ readonly operation: string; readonly problem: string }> {}

/** The network is down, or the portal's own door cannot be reached. */
export class Offline extends Data.TaggedError('Offline')<{}> {}

/** 403: the member may not do this. `mfa`: because a second step is missing; `error` is the machine's word. */
export class NotAllowed extends Data.TaggedError('NotAllowed')<{
  readonly error?: string | undefined
  readonly message?: string | undefined
  readonly mfa: boolean
}> {}

/** 429: too many tries; seconds to wait, when the server said so. */
export class TooMany extends Data.TaggedError('TooMany')<{ readonly retryAfter?: number | undefined }> {}

/** 5xx, a gateway's time-out, or no answer in time; seconds to wait, when the server said so. */
export class Unavailable extends Data.TaggedError('Unavailable')<{ readonly retryAfter?: number | undefined }> {}

/** Any other 4xx: what was asked is refused. `message` is fit to be shown (2§8). */
export class Refused extends Data.TaggedError('Refused')<{
  readonly status: number
  readonly error?: string | undefined
  readonly code?: number | undefined
  readonly message?: string | undefined
  readonly details: readonly string[]
}> {}

/** Everything that a call can end in, besides its answer. */
export type Failure = SessionExpired | ContractBroken | Offline | NotAllowed | TooMany | Unavailable | Refused

const classes = [SessionExpired, ContractBroken, Offline, NotAllowed, TooMany, Unavailable, Refused]

/** Whether something thrown is one of the failures above. */
export const isFailure = (thrown: unknown): thrown is Failure => classes.some(failure => thrown instanceof failure)

/** Whether the same call may succeed a little later, without anyone doing anything. */
export const isPassing = (failure: Failure): boolean =>
  failure._tag === 'Offline' || failure._tag === 'Unavailable' || failure._tag === 'TooMany'
