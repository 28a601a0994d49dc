import { Agent, fetch } from 'undici'
import type { Connection } from './connection.ts'
import { connectorOf } from './connector.ts'
import { connectionFailure } from './connection-failure.ts'
import { connectionHint, silentHint } from './describe-failure.ts'
import { untilUp } from './until-up.ts'

const TIMEOUT_MS = 30_000

/** The code of a failed fetch and what the connection may lack: `ECONNREFUSED; --wait 60 …`. */
const reasonOf = (error: unknown, address: string, connection: Connection): string => {
  const { cause, message } = error as { cause?: { code?: string }; message: string }
  const code = cause?.code
  if (code === undefined) return message
  const hint = connectionHint(code) || silentHint(connectionFailure(error), address, connection)
  return `${code}${hint === '' ? '' : `; ${hint}`}`
}

/**
 * Fetches the text of an address. Rejects with the reason, such as `it returned 404`. A server that
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
    if (typeof found !== 'string') throw new Error(reasonOf(last, address, connection))
    return found
  }
}
