import type { Allowlist, EdgeOperation } from './allowlist.ts'
import { header, type RequestContext } from '../http/request-context.ts'
import { forwardCall } from './forward-call.ts'
import { forwardedRequestHeaders } from './forwarded-headers.ts'
import { sendProblem, signedOut } from '../http/edge-problem.ts'
import {
  bodyLimitBytes,
  hasBody,
  tokenCallLimitBytes,
  mediaType,
  readBody,
} from '../http/request-body.ts'
import { hasSessionCookie, jarOf } from '../sessions/session-cookies.ts'
import { limitOf, type RequestLimits } from '../limits/request-limits.ts'
import type { EdgeSessions } from '../sessions/edge-sessions.ts'
import type { TokenCalls } from '../sessions/token-calls.ts'
import type { Upstream, UpstreamCall } from './upstream.ts'
import { isSameOriginWrite, isWrite } from '../http/csrf-check.ts'

export interface ProxyHandlerParts {
  allowlist: Allowlist
  sessions: EdgeSessions
  tokenCalls: TokenCalls
  upstream: Upstream
  limits: RequestLimits
  forwardScenario: boolean
}

/**
 * Creates the handler of `/api`, `/services` and `/rpc` calls. It validates a call and forwards
 * operations of the contract.
 */
export function createProxyHandler(
  parts: ProxyHandlerParts,
): (exchange: RequestContext) => Promise<void> {
  const { allowlist, sessions, tokenCalls, upstream, limits, forwardScenario } = parts

  return async (exchange) => {
    const { req, path, query } = exchange
    const method = req.method ?? ''
    const operation = allowlist(method, path)
    if (!operation)
      return sendProblem(exchange, 404, {
        message: 'There is no such operation.',
        error: 'not_found',
      })
    exchange.route = operation.operationId
    if (await limits.refuses(exchange, 'network')) return
    const own = limitOf(operation.operationId)
    if (own !== null && (await limits.refuses(exchange, own))) return
    if (isWrite(method) && !isSameOriginWrite(exchange))
      return sendProblem(exchange, 403, {
        message: 'This call did not come from the portal.',
        error: 'access_denied',
      })
    if (!hasAgreedBody(exchange, operation))
      return sendProblem(exchange, 415, {
        message: 'The operation does not take this media type.',
        error: 'unsupported_media_type',
      })

    const tokenCall = tokenCalls[operation.operationId]
    const limit = tokenCall ? tokenCallLimitBytes : bodyLimitBytes
    const outcome = await readBody(req, limit)
    if (outcome.kind === 'aborted') return
    if (outcome.kind === 'too-large')
      return sendProblem(exchange, 413, {
        message: `A request holds at most ${limit} bytes.`,
        error: 'too_large',
      })

    const headers = forwardedRequestHeaders(exchange, operation, forwardScenario)
    const call: UpstreamCall = {
      operationId: operation.operationId,
      base: operation.base,
      method,
      path,
      query,
      headers,
      body: outcome.body,
      isStream: operation.kind === 'stream',
      isRead: method === 'GET' || operation.kind === 'query',
    }
    // Answers of the edge itself have no `Date`, because the portal follows the provider's clock.
    exchange.res.sendDate = false
    if (tokenCall) return tokenCall(exchange, call)
    if (operation.secured) {
      const session = await sessions.live(exchange)
      if (!session) {
        // A cross-site link sends no cookies; clearing them here would sign the member out.
        if (hasSessionCookie(jarOf(exchange), header(req, 'cookie'))) sessions.end(exchange)
        return sendProblem(exchange, 401, signedOut)
      }
      call.session = session.sid
      exchange.session = session.sid
      if (await limits.refuses(exchange, 'session', session.sid)) return
      if (header(req, 'x-portal-background') === undefined) await sessions.touch(exchange, session)
    }
    // A call that the upstream refuses does not count as activity.
    forwardCall(exchange, upstream, call, (status) => status === 401 && (exchange.cookies = []))
  }
}

function hasAgreedBody({ req }: RequestContext, { requestMediaTypes }: EdgeOperation): boolean {
  if ((header(req, 'content-encoding') ?? 'identity') !== 'identity') return false
  const type = mediaType(req)
  if (type === undefined) return !hasBody(req)
  return requestMediaTypes.includes(type) || (requestMediaTypes.length === 0 && !hasBody(req))
}
