import type { IncomingHttpHeaders } from 'node:http'
import type { DrawerAnswer, DrawerCall } from '#platform/model/drawing/dashboard-drawing.ts'
import { header, type RequestContext } from '../http/request-context.ts'
import { requestIdsOf } from '../http/request-ids.ts'
import { readTarget } from '../http/request-target.ts'
import type { RequestLimits } from '../limits/request-limits.ts'
import type { Allowlist } from './allowlist.ts'
import { forwardedRequestHeaders, forwardedResponseHeaders } from './forwarded-headers.ts'
import type { Upstream, UpstreamCall } from './upstream.ts'

/** For whom a page is drawn: the request, its session, and the member's token and language. */
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
    if (signal.aborted || !limits.allows(exchange, sid)) return null
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
    const ids = requestIdsOf({ headers: { traceparent: exchange.traceparent } })
    const answer = await answerOf(
      upstream,
      {
        operationId: operation.operationId,
        base: operation.base,
        method,
        path,
        query,
        headers: forwardedRequestHeaders({ req, client, ...ids }, operation, forwardScenario),
        body: body === null ? null : Buffer.from(body),
        isRead: true,
        session: sid,
      },
      signal,
    )
    if (answer.status === 401) member.refused()
    // The browser asks again and shows the failure, if there is one.
    return answer.status === 200 ? answer : null
  }
}

function answerOf(
  upstream: Upstream,
  call: UpstreamCall,
  signal: AbortSignal,
): Promise<DrawerAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    let status = 0
    let passed: readonly string[] = []
    upstream.dispatch(call, {
      onRequestStart(controller) {
        const end = (): void => controller.abort(new Error('The page is not awaited.'))
        if (signal.aborted) end()
        else signal.addEventListener('abort', end, { once: true })
      },
      onResponseStart(_controller, code, headers) {
        status = code
        const { base, operationId } = call
        passed = forwardedResponseHeaders(headers, { status, base, operationId })
      },
      onResponseData(controller, chunk) {
        size += chunk.length
        if (size > answerLimitBytes) controller.abort(new Error('The answer is too large.'))
        chunks.push(chunk)
      },
      onResponseEnd() {
        const pairs = passed.flatMap((name, at) =>
          at % 2 === 0 ? [[name, passed[at + 1] ?? ''] as const] : [],
        )
        resolve({ status, headers: pairs, body: Buffer.concat(chunks).toString('utf8') })
      },
      onResponseError: (_controller, error) => reject(error),
    })
  })
}
