import { STATUS_CODES } from 'node:http'
import { problemTypes } from '#generated/openapi/problem-types.ts'
import type { RpcCode } from '#generated/rpc/problem.ts'
import { type Language, languages } from '#platform/model/supported-languages.ts'
import { header, startResponse, type RequestContext } from './request-context.ts'

/** An error of the edge. `problemBody` derives the rest of the contract's `Problem`. */
export interface EdgeProblem {
  message: string
  /**
   * A problem type of the contract or an OAuth error code; an OAuth-only code gives `about:blank`.
   */
  error?: keyof typeof problemTypes | 'unsupported_grant_type'
}

/** The error of a missing, invalid or idle session; the portal treats all of them as signed out. */
export const signedOut: EdgeProblem = { message: 'The session has ended.', error: 'invalid_grant' }

export const noStore = ['cache-control', 'no-store'] as const

/** Translations by message; the portal shows the message of a Problem to members (2§8). */
export const translations: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  'en-US': {},
  'es-US': {
    'Something went wrong here.': 'Algo salió mal aquí.',
    'The service cannot be reached.': 'No se puede contactar el servicio.',
    'The service is busy. Please try again in a moment.':
      'El servicio está ocupado. Inténtelo de nuevo en un momento.',
    'The service gave an answer that cannot be used.':
      'El servicio dio una respuesta que no se puede usar.',
    'The service refused the call.': 'El servicio rechazó la solicitud.',
    'The service took too long to answer.': 'El servicio tardó demasiado en responder.',
    'That was too many tries. Please wait a little and try again.':
      'Fueron demasiados intentos. Espere un poco e inténtelo de nuevo.',
    'Too many requests came at once. Please try again in a moment.':
      'Llegaron demasiadas solicitudes a la vez. Inténtelo de nuevo en un momento.',
    'The session has ended.': 'La sesión ha terminado.',
    'This code was asked for in another browser. Please sign in again.':
      'Este código se pidió en otro navegador. Inicie sesión de nuevo.',
  },
}

/** Returns the message in the first language of the `Accept-Language` header. */
function translated(message: string, accepted = ''): string {
  const language = languages.find((each) => accepted.toLowerCase().startsWith(each.slice(0, 2)))
  return (language && translations[language][message]) ?? message
}

/** Builds the problem (RFC 9457). `message` is for members, `detail` for developers. */
export function problemBody(
  status: number,
  { message, error }: EdgeProblem,
  requestId: string,
  translation: string = message,
): Record<string, unknown> {
  const { type, title } =
    error === undefined || error === 'unsupported_grant_type'
      ? { type: 'about:blank', title: STATUS_CODES[status] ?? `Status ${status}` }
      : problemTypes[error]
  return {
    type,
    title,
    status,
    detail: message,
    message: translation,
    ...(error === undefined ? {} : { error }),
    requestId,
  }
}

/** Maps HTTP statuses to Connect error codes. */
const rpcCodeOf: Readonly<Partial<Record<number, RpcCode>>> = {
  400: 'internal',
  401: 'unauthenticated',
  403: 'permission_denied',
  404: 'unimplemented',
  429: 'unavailable',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
}

/**
 * Sends a Problem; RPC calls get the same members with a Connect code. Messages never contain
 * request data; a 401 includes the challenge.
 */
export function sendProblem(
  exchange: RequestContext,
  status: number,
  problem: EdgeProblem,
  headers: readonly string[] = [],
): void {
  const body = problemBody(
    status,
    problem,
    exchange.requestId,
    translated(problem.message, header(exchange.req, 'accept-language')),
  )
  const isRpc = exchange.path.startsWith('/rpc/')
  const own = [...(status === 401 ? ['www-authenticate', 'Bearer'] : []), ...headers]
  if (isRpc)
    sendJson(
      exchange,
      status,
      { code: rpcCodeOf[status] ?? 'unknown', ...body },
      own,
      'application/json',
    )
  else sendJson(exchange, status, body, own)
}

const mediaTypeOf = (status: number, value: object): string =>
  status >= 400 && 'title' in value ? 'application/problem+json' : 'application/json'

export function sendJson(
  exchange: RequestContext,
  status: number,
  value: object,
  headers: readonly string[] = [],
  mediaType: string = mediaTypeOf(status, value),
): void {
  const body = Buffer.from(JSON.stringify(value))
  startResponse(exchange, status, [
    'content-type',
    mediaType,
    'content-length',
    String(body.length),
    ...noStore,
    ...headers,
  ])
  exchange.res.end(exchange.req.method === 'HEAD' ? undefined : body)
}
