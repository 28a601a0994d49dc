import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from './security-headers.ts'

/** A request, its response, and the fields of its log line. */
export interface RequestContext {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  /**
   * The path, validated by request-target.ts: no dot segments, empty segments or encoded
   * separators.
   */
  readonly path: string
  /** The query with its question mark, or empty. It is never logged. */
  readonly query: string
  /** The operationId or the name of an edge route, for the log. */
  route: string
  /** Correlates the answer with the log line about omitted error content. */
  reference?: string
  /** Set-Cookie values for the response. */
  cookies: string[]
}

/**
 * Starts every response, so that all have the security headers. `headers` is a flat list of names
 * and values; pages pass their own security headers.
 */
export function startResponse(
  { res, cookies }: Pick<RequestContext, 'res' | 'cookies'>,
  status: number,
  headers: readonly string[],
  security: readonly string[] = securityHeaders,
): void {
  const all = [...security, ...headers]
  for (const cookie of cookies) all.push('set-cookie', cookie)
  res.writeHead(status, all)
}

export function header(req: IncomingMessage, name: string): string | undefined {
  const value = req.headers[name]
  return typeof value === 'string' ? value : undefined
}
