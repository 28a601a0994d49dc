import { header, type Request, type Response } from './http-message.ts'

const ALLOWED_HEADERS = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'if-match',
  'idempotency-key',
  'x-scenario',
  'x-portal-background',
  'x-portal-request',
  'x-request-id',
  'traceparent',
  'connect-protocol-version',
  'connect-timeout-ms',
  'grpc-timeout',
  'x-grpc-web',
  'x-user-agent',
].join(', ')
const EXPOSED_HEADERS = [
  'retry-after',
  'etag',
  'location',
  'ratelimit',
  'www-authenticate',
  'x-request-id',
  'traceparent',
  'deprecation',
  'sunset',
  'link',
  'grpc-status',
  'grpc-message',
  'grpc-status-details-bin',
].join(', ')

/** Exact origins that may call from a browser, without wildcards or reflection. */
export type AllowedOrigins = ReadonlySet<string>

/** Adds the CORS headers for a request from an allowed origin. */
export function allowOrigin(
  request: Request,
  response: Response,
  origins: AllowedOrigins,
): boolean {
  const origin = header(request, 'origin')
  response.setHeader('vary', 'Origin')
  if (origin === undefined || !origins.has(origin)) return false
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-expose-headers', EXPOSED_HEADERS)
  return true
}

export function isPreflight(request: Request): boolean {
  return (
    request.method === 'OPTIONS' &&
    header(request, 'origin') !== undefined &&
    header(request, 'access-control-request-method') !== undefined
  )
}

/** Answers a preflight request with the methods of the path, for allowed origins only. */
export function answerPreflight(
  request: Request,
  response: Response,
  origins: AllowedOrigins,
  methods: readonly string[],
): void {
  if (allowOrigin(request, response, origins)) {
    response.setHeader('access-control-allow-methods', methods.join(', '))
    response.setHeader('access-control-allow-headers', ALLOWED_HEADERS)
    response.setHeader('access-control-max-age', '600')
  }
  response.statusCode = 204
  response.end()
}
