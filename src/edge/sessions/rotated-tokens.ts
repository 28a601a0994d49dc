import { createHash } from 'node:crypto'
import type { CookieEncryption } from './cookie-encryption.ts'
import { isToken } from './session-responses.ts'
import type { BufferedResponse } from '../proxy/buffered-request.ts'

/**
 * How long a refresh token returns the same answer, in milliseconds. The first answer may have been
 * lost.
 */
export const reuseMs = 30_000

/** Limit of an encrypted token answer; buffered-request.ts reads up to 64 kB. */
const sealedLimit = 128 * 1024

export interface RotatedTokens {
  /**
   * Returns the running or cached answer of a refresh, or a new one from `ask`. Rejects like `ask`.
   */
  swap(refreshToken: string, ask: () => Promise<BufferedResponse>): Promise<BufferedResponse>
}

/**
 * Caches encrypted refresh answers for 30 s, so that a lost answer does not end the session. With
 * several edges the provider returns the same successor
 * (docs/decisions/0050-refresh-token-successor.md).
 */
export function createRotatedTokens(
  seal: CookieEncryption,
  now: () => number,
  capacity = 5_000,
): RotatedTokens {
  const known = new Map<string, { readonly sealed: string; readonly at: number }>()
  const running = new Map<string, Promise<BufferedResponse>>()

  function forgetOld(): void {
    // Entries are in order of time.
    for (const [key, { at }] of known) {
      if (known.size < capacity && now() - at <= reuseMs) return
      known.delete(key)
    }
  }

  async function remembered(key: string): Promise<BufferedResponse | undefined> {
    const entry = known.get(key)
    if (!entry || now() - entry.at > reuseMs) return undefined
    const opened = await seal.open('portal-successor', entry.sealed, sealedLimit)
    if (opened === undefined) return undefined
    // Only `ask` below writes these entries.
    const { json } = opened as { json: Record<string, unknown> }
    const { expires_in: seconds } = json
    const aged =
      typeof seconds === 'number'
        ? { expires_in: Math.max(seconds - Math.ceil((now() - entry.at) / 1000), 0) }
        : {}
    return { status: 200, json: { ...json, ...aged }, retryAfter: undefined }
  }

  async function askNew(
    key: string,
    refreshToken: string,
    ask: () => Promise<BufferedResponse>,
  ): Promise<BufferedResponse> {
    const answer = await ask()
    const { access_token: access, refresh_token: successor } = answer.json ?? {}
    // Without rotation, the provider issues a new access token for each call, so nothing is cached.
    if (
      answer.status === 200 &&
      isToken(access) &&
      isToken(successor) &&
      successor !== refreshToken
    ) {
      forgetOld()
      known.set(key, {
        sealed: await seal.close('portal-successor', { json: answer.json }),
        at: now(),
      })
    }
    return answer
  }

  return {
    async swap(refreshToken, ask) {
      const key = createHash('sha256').update(refreshToken).digest('base64url')
      const before = running.get(key)
      if (before) return before
      const swapping = remembered(key)
        .then((answer) => answer ?? askNew(key, refreshToken, ask))
        .finally(() => running.delete(key))
      running.set(key, swapping)
      return swapping
    },
  }
}
