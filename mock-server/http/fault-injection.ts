import type { Writable } from 'node:stream'
import type { ArmedFault } from '../scenarios/armed-faults.ts'
import type { Response } from './http-message.ts'

const wait = (ms: number, response: Response): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      response.off('close', done)
      resolve()
    }
    response.once('close', done)
  })

/** Breaks the connection that an answer goes through. */
export function closeConnection(response: Response): void {
  // Of HTTP/2, too, the connection is what breaks, not one stream of it.
  if ('stream' in response) response.stream.session?.destroy()
  else response.destroy()
}

const begin = (response: Response): void => {
  response.statusCode = 200
  response.setHeader('content-type', 'application/json')
  response.setHeader('cache-control', 'no-store')
}

/**
 * Breaks the wire as the fault says. True when that was the answer and nothing more is to be sent.
 */
export async function injectFault(
  fault: ArmedFault | undefined,
  response: Response,
): Promise<boolean> {
  if (!fault) return false
  if (fault.delayMs !== undefined) await wait(fault.delayMs, response)
  if (fault.drop) {
    closeConnection(response)
    return true
  }
  if (fault.halfOpen) {
    begin(response)
    // The union of the two servers' answers has no common write; both are writable streams.
    ;(response as Writable).write('{"')
    // Never ended: the connection stays open until the client or the server's end closes it.
    return true
  }
  if (fault.malformed) {
    begin(response)
    response.end('{"this is": "not closed')
    return true
  }
  return false
}

/**
 * The same answer with every leaf of another type: numbers and flags become texts, texts numbers,
 * lists null.
 */
export function distortTypes(body: unknown): unknown {
  if (Array.isArray(body)) return body.length === 0 ? null : body.map(distortTypes)
  if (typeof body === 'object' && body !== null) {
    const entries = Object.entries(body).map(
      ([name, value]) => [name, distortTypes(value)] as const,
    )
    return entries.length === 0 ? null : Object.fromEntries(entries)
  }
  return typeof body === 'string' ? 0 : 'outside the contract'
}
