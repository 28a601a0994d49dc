import { Agent, fetch } from 'undici'
import type { Connection } from './connection.ts'
import { connectorOf } from './connector.ts'
import { untilUp } from './until-up.ts'

const TIMEOUT_MS = 30_000

/**
 * Fetches the text of an address. Rejects with a system error, or `it returned 404`. A server that
 * is starting is waited for.
 */
export function textFetcher(
  connection: Connection,
  waitSeconds = 0,
  headers: Readonly<Record<string, string>> = {},
): (address: string) => Promise<string> {
  const dispatcher = new Agent({ connect: connectorOf(connection, TIMEOUT_MS) })
  const get = async (address: string): Promise<string> => {
    const response = await fetch(address, {
      dispatcher,
      headers: { accept: 'application/json, application/yaml, */*', ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    if (!response.ok)
      throw Object.assign(new Error(`it returned ${response.status}`), { status: response.status })
    return text
  }
  return async (address) => {
    let last: unknown
    const found = await untilUp(waitSeconds, async () => {
      try {
        return await get(address)
      } catch (error) {
        last = error
        const status = (error as { status?: number }).status
        return status === undefined || status >= 500 ? null : undefined
      }
    })
    if (typeof found !== 'string') throw last
    return found
  }
}
