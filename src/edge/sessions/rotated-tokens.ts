import { createHash } from 'node:crypto'
import type { CookieEncryption } from './cookie-encryption.ts'
import { isToken } from './session-responses.ts'
import type { BufferedResponse } from '../proxy/buffered-request.ts'

/**
 * Milliseconds for which a refresh token returns the same answer again: the first one may have been
 * lost on its way to the browser.
 */
export const reuseMs = 30_000

/** A sealed token answer is larger than a cookie: whole-call.ts reads up to 64 kB. */
const sealedLimit = 128 * 1024

export interface RotatedTokens {
  /**
   * The answer to a refresh: the one under way, the one of the last 30 s, or a new one by `ask`.
   * Rejects as `ask` does.
   */
  swap(refreshToken: string, ask: () => Promise<BufferedResponse>): Promise<BufferedResponse>
}

/**
 * Remembers what refresh tokens were swapped for, sealed, for 30 s and for so many tokens. It saves
 * the session of a browser whose answer was lost where the provider is strict; behind several edges
 * the provider itself returns the same successor (docs/decisions/0050-refresh-token-successor.md).
 */
export function createRotatedTokens(
  seal: CookieEncryption,
  now: () => number,
  capacity = 5_000,
): RotatedTokens {
  const known = new Map<string, { readonly sealed: string; readonly at: number }>()
  const running = new Map<string, Promise<BufferedResponse>>()

  function forgetOld(): void {
    // Entries are in order of time, so the first one to keep ends the search.
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
    // Only `ask` below writes here.
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
    // A provider that does not rotate answers each call anew, and its access token must be as new
    // as the call.
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
