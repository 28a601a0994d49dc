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

/** Cuts the connection of a response. */
export function closeConnection(response: Response): void {
  // For HTTP/2 the whole connection is cut, not one stream.
  if ('stream' in response) response.stream.session?.destroy()
  else response.destroy()
}

const begin = (response: Response): void => {
  response.statusCode = 200
  response.setHeader('content-type', 'application/json')
  response.setHeader('cache-control', 'no-store')
}

/**
 * Injects a connection fault. Returns true when the response is done. A stream breaks while it runs,
 * except for a delay and an immediate cut.
 */
export async function injectFault(
  fault: ArmedFault | undefined,
  response: Response,
  isStream: boolean,
): Promise<boolean> {
  if (!fault) return false
  if (fault.delayMs !== undefined) await wait(fault.delayMs, response)
  if (fault.drop && !(isStream && fault.afterMessages !== undefined)) {
    closeConnection(response)
    return true
  }
  if (isStream) return false
  if (fault.halfOpen) {
    begin(response)
    // The response types of HTTP/1.1 and HTTP/2 have no common `write`; both are writable streams.
    ;(response as Writable).write('{"')
    // The response never ends, so the connection stays open until the client or the server closes
    // it.
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
 * Replaces every leaf with a value of another type: numbers and booleans become text, text becomes
 * numbers, empty lists become null.
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
