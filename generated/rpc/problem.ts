// Written by `npm run generate` from contracts/. Do not edit.

/** The gRPC statuses as Connect spells them, in order: 1 (`canceled`) to 16 (`unauthenticated`). */
export const rpcCodes = [
  'canceled', 'unknown', 'invalid_argument', 'deadline_exceeded', 'not_found', 'already_exists', 'permission_denied', 'resource_exhausted',
  'failed_precondition', 'aborted', 'out_of_range', 'unimplemented', 'internal', 'unavailable', 'data_loss', 'unauthenticated',
] as const
export type RpcCode = (typeof rpcCodes)[number]

/** `answered`: an error. `unreadable`: a body that its status does not allow. `unreached`: no response. */
export type RpcProblemKind = 'answered' | 'unreadable' | 'unreached'

/**
 * The only error that a generated RPC throws, except the abort of a canceled call. As with `ApiProblem`, its
 * `message` may be logged; `rawMessage` is the text for the member.
 */
export class RpcProblem extends Error {
  override readonly name = 'RpcProblem'
  declare readonly operationId: string
  declare readonly kind: RpcProblemKind
  /** The server's message, or the meaning of its HTTP status if there is none (such as from a proxy). */
  declare readonly code: RpcCode
  declare readonly rawMessage: string
  /** Seconds to wait, from `Retry-After`. */
  declare readonly retryAfter?: number | undefined
  /** The part of an unreadable response and the broken rule; never its value. */
  declare readonly place?: string
  /** The id of the call (`x-request-id`), by which support finds it. */
  declare readonly reference?: string | null

  constructor(operationId: string, kind: RpcProblemKind, code: RpcCode, { cause, rawMessage = '', ...more }: { rawMessage?: string; retryAfter?: number | undefined; place?: string; reference?: string | null; cause?: unknown } = {}) {
    super(`${operationId}: ${kind === 'answered' ? code : kind}`, cause === undefined ? cause : { cause })
    Object.assign(this, { operationId, kind, code, rawMessage }, more)
  }
}
