import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from './security-headers.ts'

/** One request with its answer, and what the log may say about it. */
export interface RequestContext {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  /** Checked by request-target.ts: no dot segments, no empty segments, no hidden separators. */
  readonly path: string
  /** With its question mark, or empty. Never logged. */
  readonly query: string
  /** An operationId or the name of a route of our own: all that the log says about the address. */
  route: string
  /** By which the answer's reader and the log know what was left out of a provider's error. */
  reference?: string
  /** Set-Cookie values that this exchange has decided on, sent with whatever answer it gets. */
  cookies: string[]
}

/**
 * Every answer starts here, so none can leave without the security headers. `headers` is a flat
 * list of names and values; a page brings the security headers of pages.
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
