import { ConnectError } from '@connectrpc/connect'
import type { ReceivedRequest } from '../call-context.ts'
import { header, type Request, sendJson } from '../http-message.ts'
import { refusalMessage, refusals, type RefusalStatus } from '../refusals.ts'
import { rpcCodeName } from '../../../contracts/read/rpc-codes.ts'
import { commonError } from '../../../contracts/read/rpc-errors.ts'

const isGrpc = (request: Request): boolean =>
  /^application\/grpc/i.test(header(request, 'content-type') ?? '')

/**
 * Refuses a call before it reaches a service. gRPC and gRPC-web get a status in the headers,
 * Connect and others an HTTP status with JSON.
 */
export function refuseRpc(
  { request, response, language }: ReceivedRequest,
  status: RefusalStatus,
): void {
  const [, rpc] = refusals[status]
  const { code, rawMessage: message } =
    typeof rpc === 'string'
      ? commonError(rpc, language)
      : new ConnectError(refusalMessage(status, language), rpc)
  if (!isGrpc(request) || status === 405 || status === 415) {
    sendJson(response, status, { code: rpcCodeName(code), message })
    return
  }
  response.statusCode = 200
  response.setHeader('content-type', header(request, 'content-type')!)
  response.setHeader('cache-control', 'no-store')
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('grpc-status', String(code))
  response.setHeader('grpc-message', encodeURIComponent(message))
  response.end()
}
