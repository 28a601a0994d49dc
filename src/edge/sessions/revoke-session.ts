import { setTimeout as delay } from 'node:timers/promises'
import { operations as contract } from '#generated/openapi/operations.ts'
import type { EdgeOperation } from '../proxy/allowlist.ts'
import type { AccessLog } from '../access-log.ts'
import type { Upstream, UpstreamCall } from '../proxy/upstream.ts'
import { bufferedRequest, type BufferedResponse } from '../proxy/buffered-request.ts'

/** What the browser held of a session that is over: either token alone is enough to end it. */
export interface RevocableTokens {
  refreshToken?: string | undefined
  /** The `authorization` header of the call that ended it. */
  bearer?: string | undefined
}

/** Ends a session at the upstream, behind the answer. Tries again a few times. Never rejects. */
export type RevokeSession = (left: RevocableTokens) => Promise<void>

interface Parts {
  upstream: Upstream
  /** The client's own authorization. */
  basic: string
  operations: readonly EdgeOperation[]
  log: AccessLog
  /** Milliseconds before each new try. */
  pauses?: readonly number[]
}

const defaultPauses = [1_000, 5_000, 30_000]

/**
 * Sessions that wait for a new try. More would pile up while the provider is away for long; its own
 * expiry ends those.
 */
const mostWaiting = 1_000

/**
 * Ends the session of a member who signed out, or whose cookies another session replaced. It would
 * live on for hours without a way to end it (ASVS 7.2.4). Signing out asks for an access token: the
 * one of the call, else a last one by the refresh token.
 */
export function createRevokeSession({
  upstream,
  basic,
  operations,
  log,
  pauses = defaultPauses,
}: Parts): RevokeSession {
  let waiting = 0

  const call = (
    operationId: string,
    headers: string[],
    body: string,
  ): Promise<BufferedResponse> => {
    const operation = operations.find((each) => each.operationId === operationId)
    if (!operation) throw new Error(`The contract has no ${operationId}.`)
    const asked: UpstreamCall = {
      base: operation.base,
      method: operation.method,
      path: operation.doorPath,
      query: '',
      headers,
      body: body === '' ? null : Buffer.from(body),
    }
    return bufferedRequest(upstream, asked)
  }
  const signOut = async (bearer: string): Promise<number> =>
    (await call(contract.signOut.operationId, ['authorization', bearer], '')).status

  /** Null when the session is over, else what to log. */
  async function attempt({
    refreshToken,
    bearer,
  }: RevocableTokens): Promise<{ status: number } | { name: string } | null> {
    try {
      const status = bearer === undefined ? 401 : await signOut(bearer)
      if (status < 300) return null
      if (status !== 401) return { status }
      if (refreshToken === undefined) return null
      const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken })
      const last = await call(
        contract.refreshSession.operationId,
        ['authorization', basic, 'content-type', 'application/x-www-form-urlencoded'],
        form.toString(),
      )
      // A session that cannot be refreshed is over.
      if (last.status === 401) return null
      const token = last.status === 200 ? last.json?.['access_token'] : undefined
      const ended = typeof token === 'string' ? await signOut(`Bearer ${token}`) : last.status
      return ended < 300 && typeof token === 'string' ? null : { status: ended }
    } catch (error) {
      return { name: error instanceof Error ? error.name : 'unknown' }
    }
  }

  return async (left) => {
    let trouble = await attempt(left)
    for (const pause of pauses) {
      if (trouble === null || waiting >= mostWaiting) break
      waiting += 1
      // A bounded pause between tries, so that a provider that is away gets time. A process that
      // ends does not wait for it.
      await delay(pause, undefined, { ref: false })
      waiting -= 1
      trouble = await attempt(left)
    }
    if (trouble !== null) log({ event: 'session-not-retired', ...trouble })
  }
}
