import { Code, ConnectError } from '@connectrpc/connect'
import { header, type Request, type Response, sendJson } from '../gateway/http.ts'
import { type Language, languageOf } from '../gateway/own-words.ts'
import { codeName, errorOf, examplesOf, findExample } from './examples.ts'

const words = {
  [Code.InvalidArgument]: ['Something in that request was not right. Please check it and try again.', 'Algo en esa solicitud no es correcto. Revíselo e inténtelo de nuevo.'],
  [Code.Unauthenticated]: ['Your session has ended. Please sign in again.', 'Su sesión terminó. Inicie sesión de nuevo.'],
  [Code.PermissionDenied]: ['Staff can view this account, but not change it. Nothing was changed.', 'El personal puede ver esta cuenta, pero no cambiarla. Nada cambió.'],
  [Code.ResourceExhausted]: ['That is too large to send.', 'Eso es demasiado grande para enviarlo.'],
  [Code.Unimplemented]: ['The contract has no such RPC.', 'El contrato no tiene ese RPC.'],
} as const

type OwnCode = keyof typeof words

const ownWords = (code: OwnCode, language: Language): string => words[code][language === 'es-US' ? 1 : 0]

/**
 * What the gateway itself refuses a call with: the RPC's own example of it where the contract has one, `error-invalid-argument`. Another
 * example of that code is of some rule that was not even looked at.
 */
export const refusalOf = (procedure: string, code: Code.InvalidArgument | Code.Unauthenticated, language: Language): ConnectError => {
  const name = `error-${codeName(code).replaceAll('_', '-')}`
  const named = examplesOf(procedure).find((example) => example.name === name || example.name.endsWith(`-${name}`))
  const example = named && findExample(procedure, named.name, language)
  return (example && errorOf(example)) ?? new ConnectError(ownWords(code, language), code)
}

const isGrpc = (request: Request): boolean => /^application\/grpc/i.test(header(request, 'content-type') ?? '')

/**
 * Answers a call that never reaches a service, as its protocol has it: gRPC and gRPC-web by a status in the headers of an answer
 * without messages, Connect (and whoever speaks none of them) by an HTTP status and an error in JSON.
 */
export const refuseCall = (request: Request, response: Response, status: 403 | 404 | 405 | 413 | 415, code: OwnCode): void => {
  const message = ownWords(code, languageOf(header(request, 'accept-language')))
  if (!isGrpc(request) || status === 405 || status === 415) {
    sendJson(response, status, { code: codeName(code), message })
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
