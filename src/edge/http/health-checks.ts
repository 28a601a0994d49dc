import type { RequestContext } from './request-context.ts'
import { sendJson } from './edge-problem.ts'

/** Liveness: the process answers. */
export function sendHealth(exchange: RequestContext): void {
  sendJson(exchange, 200, { status: 'ok' })
}

/**
 * Readiness: the edge is not stopping. An outage of the provider does not count, because a balancer
 * would then take the pages away that tell members of it.
 */
export function sendReadiness(exchange: RequestContext, stopping: AbortSignal): void {
  if (stopping.aborted) sendJson(exchange, 503, { message: 'The edge is stopping.' })
  else sendJson(exchange, 200, { status: 'ready' })
}
