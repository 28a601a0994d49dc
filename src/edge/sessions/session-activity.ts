import { header, startResponse, type RequestContext } from '../http/request-context.ts'
import { sendProblem, noStore, signedOut } from '../http/edge-problem.ts'
import { hasSessionCookie, jarOf } from './session-cookies.ts'
import type { EdgeSessions } from './edge-sessions.ts'
import { isSameOriginWrite } from '../http/csrf-check.ts'

/**
 * Handles `POST /session/activity`, which reports activity without other calls. `x-portal-idle`:
 * whole seconds since the last activity; an ended session gets 401.
 */
export function createSessionActivity(
  sessions: EdgeSessions,
): (exchange: RequestContext) => Promise<void> {
  return async (exchange) => {
    if (exchange.req.method !== 'POST')
      return sendProblem(exchange, 404, {
        message: 'Only a page of the portal tells of this.',
        error: 'not_found',
      })
    if (!isSameOriginWrite(exchange))
      return sendProblem(exchange, 403, {
        message: 'This call did not come from the portal.',
        error: 'access_denied',
      })
    const session = await sessions.live(exchange)
    if (!session) {
      if (hasSessionCookie(jarOf(exchange), header(exchange.req, 'cookie'))) sessions.end(exchange)
      return sendProblem(exchange, 401, signedOut)
    }
    const idle = header(exchange.req, 'x-portal-idle') ?? '0'
    if (!/^\d{1,4}$/.test(idle))
      return sendProblem(exchange, 400, {
        message: 'How long ago cannot be read.',
        error: 'invalid_request',
      })
    await sessions.touch(exchange, session, Number(idle) * 1000)
    // The portal follows the provider's clock, not the edge's.
    exchange.res.sendDate = false
    startResponse(exchange, 204, noStore)
    exchange.res.end()
  }
}
