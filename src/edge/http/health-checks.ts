import { connect } from 'node:net'
import type { Exchange } from './request-context.ts'
import { answerJson } from './edge-problem.ts'

/** Alive: the process answers. */
export function answerHealth(exchange: Exchange): void {
  answerJson(exchange, 200, { status: 'ok' })
}

/**
 * Ready: every upstream takes connections. It asks for no page of theirs: we know of none that
 * costs a provider nothing.
 */
export async function answerReadiness(
  exchange: Exchange,
  origins: readonly URL[],
  timeoutMs = 2_000,
): Promise<void> {
  const reachable = await Promise.all(origins.map((origin) => takesConnections(origin, timeoutMs)))
  if (reachable.every(Boolean)) answerJson(exchange, 200, { status: 'ready' })
  else answerJson(exchange, 503, { message: 'An upstream cannot be reached.' })
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
