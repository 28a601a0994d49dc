// Written by `npm run generate` from contracts/. Do not edit.

/** The statuses of the gRPC catalogue as Connect spells them, in order: number 1 (`canceled`) to 16 (`unauthenticated`). */
export const rpcCodes = [
  'canceled', 'unknown', 'invalid_argument', 'deadline_exceeded', 'not_found', 'already_exists', 'permission_denied', 'resource_exhausted',
  'failed_precondition', 'aborted', 'out_of_range', 'unimplemented', 'internal', 'unavailable', 'data_loss', 'unauthenticated',
] as const
export type RpcCode = (typeof rpcCodes)[number]

/** `answered`: with an error. `unreadable`: with a body that is not what its status promises. `unreached`: not at all. */
export type RpcProblemKind = 'answered' | 'unreadable' | 'unreached'

/**
 * The only error that a generated RPC throws, but for the abort of a call that its caller gave up. As with `ApiProblem`, its
 * `message` may be logged; the words for the member are `rawMessage`.
 */
export class RpcProblem extends Error {
  override readonly name = 'RpcProblem'
  readonly operationId: string
  readonly kind: RpcProblemKind
  /** What the server said, or what its HTTP status means when it did not say (as of a proxy on the way). */
  readonly code: RpcCode
  readonly rawMessage: string
  /** Seconds to wait, when the answer said so (`Retry-After`). */
  readonly retryAfter?: number
  /** Which part of an unreadable answer could not be read, and by which rule; never its value. */
  readonly place?: string

  constructor(operationId: string, kind: RpcProblemKind, code: RpcCode, more: { rawMessage?: string; retryAfter?: number; place?: string; cause?: unknown } = {}) {
    super(`${operationId}: ${kind === 'answered' ? code : kind}`, 'cause' in more ? { cause: more.cause } : undefined)
    this.operationId = operationId
    this.kind = kind
    this.code = code
    this.rawMessage = more.rawMessage ?? ''
    if (more.retryAfter !== undefined) this.retryAfter = more.retryAfter
    if (more.place !== undefined) this.place = more.place
  }
}
