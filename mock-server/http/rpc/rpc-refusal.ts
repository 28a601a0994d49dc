import { Code, ConnectError } from '@connectrpc/connect'
import { header, type Request, type Response, sendJson } from '../http-message.ts'
import { type MessageLanguage, languageOf } from '../error-messages.ts'
import { rpcCodeName } from './rpc-codes.ts'
import { commonError } from './rpc-errors.ts'

/** Errors of the gateway: a name in errors.yaml, or a message for a path without an RPC. */
const refusals = {
  [Code.InvalidArgument]: 'invalid-argument',
  [Code.Unauthenticated]: 'unauthenticated',
  [Code.PermissionDenied]: 'view-only',
  [Code.ResourceExhausted]: [
    'That is too large to send.',
    'Eso es demasiado grande para enviarlo.',
  ],
  [Code.Unimplemented]: ['The contract has no such RPC.', 'El contrato no tiene ese RPC.'],
} as const

type OwnCode = keyof typeof refusals

export function rpcRefusal(code: OwnCode, language: MessageLanguage): ConnectError {
  const own = refusals[code]
  return typeof own === 'string'
    ? commonError(own, language)
    : new ConnectError(own[language === 'es-US' ? 1 : 0], code)
}

const isGrpc = (request: Request): boolean =>
  /^application\/grpc/i.test(header(request, 'content-type') ?? '')

/**
 * Refuses a call before it reaches a service. gRPC and gRPC-web get a status in the headers,
 * Connect and others an HTTP status with JSON.
 */
export function refuseCall(
  request: Request,
  response: Response,
  status: 403 | 404 | 405 | 413 | 415,
  code: OwnCode,
): void {
  const { rawMessage: message } = rpcRefusal(code, languageOf(header(request, 'accept-language')))
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
