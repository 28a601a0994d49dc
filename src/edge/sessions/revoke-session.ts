import { setTimeout as delay } from 'node:timers/promises'
import { operations as contract } from '#generated/openapi/operations.ts'
import type { EdgeOperation } from '../proxy/allowlist.ts'
import type { AccessLog } from '../access-log.ts'
import type { Upstream, UpstreamCall } from '../proxy/upstream.ts'
import { bufferedRequest, type BufferedResponse } from '../proxy/buffered-request.ts'

/** Tokens of an ended session; either one is enough to revoke it. */
export interface RevocableTokens {
  refreshToken?: string | undefined
  /** The `authorization` header of the call. */
  bearer?: string | undefined
}

/** Revokes a session in the background, with retries. Never rejects. */
export type RevokeSession = (left: RevocableTokens) => Promise<void>

interface Parts {
  upstream: Upstream
  /** The client's Basic authorization. */
  basic: string
  operations: readonly EdgeOperation[]
  log: AccessLog
  /** Delays before each retry, in milliseconds. */
  pauses?: readonly number[]
}

const defaultPauses = [1_000, 5_000, 30_000]

/** Maximum number of sessions that wait for a retry; others end by their own expiry. */
const mostWaiting = 1_000

/**
 * Creates the revocation of sessions that were signed out or replaced (ASVS 7.2.4). It uses the
 * access token of the call, or gets one with the refresh token.
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
      operationId,
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

  /** Returns null on success, or the fields to log. */
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
      // A session whose refresh fails has ended.
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
      // The delay is unreferenced, so that it does not keep the process alive.
      await delay(pause, undefined, { ref: false })
      waiting -= 1
      trouble = await attempt(left)
    }
    if (trouble !== null) log({ event: 'session-not-retired', ...trouble })
  }
}
