import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import { gzipSync } from 'node:zlib'

export type Request = IncomingMessage | Http2ServerRequest
export type Response = ServerResponse | Http2ServerResponse

/** Returns a header as one string; undefined when it is missing. */
export function header(request: Request, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}

/**
 * On one machine, compressing a short response takes longer than sending it. RPCs have the same
 * limit.
 */
const compressFrom = 8 * 1024

/**
 * Sends a JSON response, compressed when it is long and the client accepts gzip; without a body it
 * sends the status only. A `HEAD` request or a lost client needs no special handling.
 */
export function sendJson(
  response: Response,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (response.headersSent || response.destroyed) return
  const text = body === undefined ? '' : JSON.stringify(body)
  const isCompressed =
    text.length >= compressFrom && /\bgzip\b/.test(header(response.req, 'accept-encoding') ?? '')
  const bytes = isCompressed ? gzipSync(text, { level: 4 }) : Buffer.from(text)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.setHeader('cache-control', 'no-store')
  response.setHeader('x-content-type-options', 'nosniff')
  if (text !== '')
    response.setHeader(
      'content-type',
      `${headers['content-type'] ?? 'application/json'}; charset=utf-8`,
    )
  if (text.length >= compressFrom)
    response.setHeader(
      'vary',
      [response.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '),
    )
  if (isCompressed) response.setHeader('content-encoding', 'gzip')
  if (status !== 204) response.setHeader('content-length', bytes.length)
  response.statusCode = status
  response.end(bytes)
}
