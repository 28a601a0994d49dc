import type { EdgeOperation } from './allowlist.ts'
import type { Log } from './log.ts'
import type { Upstream, UpstreamCall } from './upstream.ts'
import { callWhole, type WholeAnswer } from './whole-call.ts'

/** Ends the session of a refresh token at the upstream. Never rejects. */
export type RetireSession = (refreshToken: string) => Promise<void>

interface Parts {
  upstream: Upstream
  /** The client's own authorization. */
  basic: string
  operations: readonly EdgeOperation[]
  log: Log
}

/**
 * A new session takes the place of the one whose cookies came with the call, be it the same member's or, by a link that somebody sent,
 * another's. The old one would live on for hours with nobody left who could end it (ASVS 7.2.4), so it is ended: by a last access token, for
 * signing out asks for one.
 */
export function createRetirement({ upstream, basic, operations, log }: Parts): RetireSession {
  const call = (operationId: string, headers: string[], body: string): Promise<WholeAnswer> => {
    const operation = operations.find((each) => each.operationId === operationId)
    if (!operation) throw new Error(`The contract has no ${operationId}.`)
    const asked: UpstreamCall = { base: operation.base, method: operation.method, path: operation.doorPath, query: '', headers, body: body === '' ? null : Buffer.from(body) }
    return callWhole(upstream, asked)
  }
  return async (refreshToken) => {
    try {
      const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken })
      const { status, json } = await call('refreshSession', ['authorization', basic, 'content-type', 'application/x-www-form-urlencoded'], form.toString())
      const token = status === 200 ? json?.['access_token'] : undefined
      // A session that cannot be refreshed is over.
      if (status === 401) return
      const ended = typeof token === 'string' ? await call('signOut', ['authorization', `Bearer ${token}`], '') : undefined
      if (ended === undefined || ended.status >= 300) log({ event: 'session-not-retired', status: ended?.status ?? status })
    } catch (error) {
      log({ event: 'session-not-retired', name: error instanceof Error ? error.name : 'unknown' })
    }
  }
}
