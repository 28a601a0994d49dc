import type { IncomingMessage, ServerResponse } from 'node:http'
import { type RequestIds, requestIdsOf } from './request-ids.ts'
import type { RequestTarget } from './request-target.ts'
import { securityHeaders } from './security-headers.ts'

/** What the provider said of a password or a code, or why it was not asked. */
export type SignInOutcome =
  | 'success'
  | 'refused'
  | 'second-step-required'
  | 'verification-required'
  | 'locked'
  | 'limited'
  | 'other-browser'
  | 'unavailable'

/** A request, its response, and the fields of its log line. */
export interface RequestContext extends RequestIds {
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
  /** Whether the provider's error had content outside of the contract, which was left out. */
  isSanitized?: boolean
  /** Why the edge refused the call before the provider saw it. */
  refused?: 'busy' | 'open' | 'rate'
  /** The provider's own id of the call, where it is not `requestId`. */
  providerId?: string
  /** The client's address; empty before edge.ts reads it. Only the provider gets it. */
  client: string
  /** What became of a sign-in, its grant, the account's hash and the session, for the security log. */
  outcome?: SignInOutcome
  grant?: string
  account?: string
  session?: string
  /** Set-Cookie values for the response. */
  cookies: string[]
}

/** Creates the context of a request; the path is empty when its target cannot be read. */
export function createRequestContext(
  req: IncomingMessage,
  res: ServerResponse,
  target?: RequestTarget,
): RequestContext {
  const { path = '', query = '' } = target ?? {}
  return { req, res, path, query, route: 'unknown', client: '', cookies: [], ...requestIdsOf(req) }
}

/**
 * Starts every response, so that all have the security headers and, but for files, the ids. `headers` is a flat list of names
 * and values; pages pass their own security headers.
 */
export function startResponse(
  { res, cookies, route, requestId, traceparent }: RequestContext,
  status: number,
  headers: readonly string[],
  security: readonly string[] = securityHeaders,
): void {
  const all = [...security, ...headers]
  if (route !== 'static') all.push('x-request-id', requestId, 'traceparent', traceparent)
  for (const cookie of cookies) all.push('set-cookie', cookie)
  res.writeHead(status, all)
}

export function header(req: IncomingMessage, name: string): string | undefined {
  const value = req.headers[name]
  return typeof value === 'string' ? value : undefined
}
