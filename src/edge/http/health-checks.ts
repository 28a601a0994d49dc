import { connect } from 'node:net'
import type { RequestContext } from './request-context.ts'
import { sendJson } from './edge-problem.ts'

/** Liveness: the process answers. */
export function sendHealth(exchange: RequestContext): void {
  sendJson(exchange, 200, { status: 'ok' })
}

/**
 * Readiness: the edge is not stopping and every upstream accepts connections. It requests no URL,
 * because that could cause costs at the provider.
 */
export async function sendReadiness(
  exchange: RequestContext,
  origins: readonly URL[],
  stopping: AbortSignal,
  timeoutMs = 2_000,
): Promise<void> {
  if (stopping.aborted) return sendJson(exchange, 503, { message: 'The edge is stopping.' })
  const reachable = await Promise.all(origins.map((origin) => takesConnections(origin, timeoutMs)))
  if (reachable.every(Boolean)) sendJson(exchange, 200, { status: 'ready' })
  else sendJson(exchange, 503, { message: 'An upstream cannot be reached.' })
}

function takesConnections({ protocol, hostname, port }: URL, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port || (protocol === 'https:' ? 443 : 80)),
    })
    const settle = (reachable: boolean): void => {
      socket.destroy()
      resolve(reachable)
    }
    socket.setTimeout(timeoutMs, () => settle(false))
    socket.once('connect', () => settle(true))
    socket.once('error', () => settle(false))
  })
}
