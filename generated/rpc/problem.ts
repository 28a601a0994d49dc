// Written by `npm run generate` from contracts/. Do not edit.
import { Code, ConnectError } from '@connectrpc/connect'

/**
 * The only error that a generated RPC throws, but for the abort of a call that its caller gave up. As with `ApiProblem`, its
 * `message` may be logged; the words for the member are `rawMessage`.
 */
export class RpcProblem extends Error {
  override readonly name = 'RpcProblem'
  readonly operationId: string
  /** The status of the gRPC catalogue, 1 (cancelled) to 16 (unauthenticated). */
  readonly code: Code
  readonly rawMessage: string
  /** Seconds to wait, when the server's metadata said so (connect-web itself does not look at it). */
  readonly retryAfter?: number

  constructor(operationId: string, error: ConnectError) {
    super(`${operationId}: ${Code[error.code]}`, { cause: error })
    this.operationId = operationId
    this.code = error.code
    this.rawMessage = error.rawMessage
    const retryAfter = error.metadata.get('retry-after')
    if (retryAfter !== null && /^[0-9]+$/.test(retryAfter)) this.retryAfter = Number(retryAfter)
  }
}

/** The response of a call, or an `RpcProblem` thrown. An abort passes through as it is. */
export const rpcAnswer = <Response>(operationId: string, call: Promise<Response>, signal?: AbortSignal): Promise<Response> =>
  call.catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new RpcProblem(operationId, ConnectError.from(cause))
  })
