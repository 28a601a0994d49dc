import type { IncomingHttpHeaders } from 'node:http'
import type { DrawerAnswer, DrawerCall } from '#platform/model/drawing/dashboard-drawing.ts'
import { header, type RequestContext } from '../http/request-context.ts'
import { requestIdsOf } from '../http/request-ids.ts'
import { readTarget } from '../http/request-target.ts'
import type { RequestLimits } from '../limits/request-limits.ts'
import type { Allowlist } from './allowlist.ts'
import { forwardedRequestHeaders, forwardedResponseHeaders } from './forwarded-headers.ts'
import type { Upstream } from './upstream.ts'
import { wholeAnswer } from './whole-answer.ts'

/** The member that a page is drawn for: their request, session, token and language. */
export interface DrawingMember {
  readonly exchange: RequestContext
  readonly sid: string
  readonly token: string
  readonly locale: string
  /** Ends the calls under way. */
  readonly signal: AbortSignal
  /** Called when the provider refuses the token. */
  readonly refused: () => void
}

/** Sends a call of a drawing for its member; null where there is no answer to draw. */
export type DrawingCalls = (call: DrawerCall, member: DrawingMember) => Promise<DrawerAnswer | null>

interface Parts {
  readonly allowlist: Allowlist
  readonly upstream: Upstream
  readonly limits: RequestLimits
  readonly forwardScenario: boolean
}

/** A page must stay small; a longer answer is left to the browser. */
const answerLimitBytes = 256 * 1024

/**
 * Creates the calls of drawings: reads of the contract only, with the bounds and limits of the
 * member's own calls. They never count as the member's activity.
 */
export function createDrawingCalls(parts: Parts): DrawingCalls {
  const { allowlist, upstream, limits, forwardScenario } = parts
  return async ({ method, target, body }, member) => {
    const { exchange, sid, token, locale, signal } = member
    const { path, query } = readTarget(target) ?? { path: '', query: '' }
    const operation = allowlist(method, path)
    if (!operation || !(method === 'GET' || operation.kind === 'query')) return null
    if (signal.aborted || !(await limits.allows(exchange, sid))) return null
    const scenario = header(exchange.req, 'x-scenario')
    const headers: IncomingHttpHeaders = {
      accept: 'application/json',
      'accept-language': locale,
      authorization: `Bearer ${token}`,
      'x-portal-background': '1',
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      ...(operation.base === 'rpc' ? { 'connect-protocol-version': '1' } : {}),
      ...(scenario === undefined ? {} : { 'x-scenario': scenario }),
    }
    const req = { headers }
    const { client } = exchange
    const { traceparent } = exchange
    const { requestId } = requestIdsOf(req)
    const { operationId, base } = operation
    const answer = await wholeAnswer(
      upstream,
      {
        operationId,
        base,
        method,
        path,
        query,
        headers: forwardedRequestHeaders(
          { req, client, requestId, traceparent },
          operation,
          forwardScenario,
        ),
        body: body === null ? null : Buffer.from(body),
        isRead: true,
        session: sid,
      },
      { limitBytes: answerLimitBytes, signal },
    )
    const { status, bytes } = answer
    if (status === 401) member.refused()
    // The browser asks again and shows the failure, if there is one.
    if (status !== 200) return null
    const passed = forwardedResponseHeaders(answer.headers, { status, base, operationId })
    const pairs = passed.flatMap((name, at) =>
      at % 2 === 0 ? [[name, passed[at + 1] ?? ''] as const] : [],
    )
    return { status, headers: pairs, body: bytes }
  }
}
