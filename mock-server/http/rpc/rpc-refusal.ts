import { Code, ConnectError } from '@connectrpc/connect'
import { header, type Request, type Response, sendJson } from '../http-message.ts'
import { type MessageLanguage, languageOf } from '../error-messages.ts'
import { rpcCodeName } from './rpc-codes.ts'
import { commonError } from './rpc-errors.ts'

/**
 * What the gateway itself refuses a call with: an error of errors.yaml by its name, or words of its
 * own where no RPC is reached.
 */
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
 * Answers a call that never reaches a service, as its protocol has it: gRPC and gRPC-web by a
 * status in the headers of an answer without messages, Connect (and whoever speaks none of them) by
 * an HTTP status and an error in JSON.
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
