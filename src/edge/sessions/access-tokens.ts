import { createHash } from 'node:crypto'
import type { BufferedResponse } from '../proxy/buffered-request.ts'
import { setBounded } from '../limits/set-bounded.ts'
import type { CookieEncryption } from './cookie-encryption.ts'

/** A token with less life than this is not used, in milliseconds. */
const spareMs = 60_000

/** Limit of an encrypted token; its answer has up to 64 kB. */
const sealedLimit = 128 * 1024

/** The access token of a member, and the provider's clock minus the edge's in milliseconds. */
export interface KnownToken {
  readonly token: string
  readonly ahead: number
}

/** The newest access tokens of this edge, by the refresh tokens of their sessions. */
export interface AccessTokens {
  /** Keeps the token of an answer; one of staff, or without a known life, is not kept. */
  keep(refreshToken: string, answer: BufferedResponse): Promise<void>
  of(refreshToken: string): Promise<KnownToken | undefined>
  forget(refreshToken: string): void
}

/** For an edge that draws no dashboards: it keeps no token. */
export const noAccessTokens: AccessTokens = {
  keep: async () => {},
  of: async () => undefined,
  forget: () => {},
}

/**
 * Keeps encrypted access tokens in memory, so that a page can be drawn without a refresh
 * (docs/decisions/0135-dashboard-at-the-edge.md).
 */
export function createAccessTokens(
  seal: CookieEncryption,
  now: () => number,
  capacity = 5_000,
): AccessTokens {
  const known = new Map<string, { readonly sealed: string; readonly ends: number }>()
  return {
    async keep(refreshToken, { json = {}, date }) {
      known.delete(keyOf(refreshToken))
      const { access_token: token, expires_in: seconds, impersonatorId } = json
      // A view of staff says so on each page, which a drawing could not.
      if (
        typeof token !== 'string' ||
        token === '' ||
        typeof seconds !== 'number' ||
        (impersonatorId ?? null) !== null
      )
        return
      const ends = now() + seconds * 1_000 - spareMs
      if (ends <= now()) return
      const told = Date.parse(date ?? '')
      const ahead = Number.isNaN(told) ? 0 : told - now()
      const sealed = await seal.close('portal-access', { token, ahead })
      setBounded(known, keyOf(refreshToken), { sealed, ends }, capacity)
    },
    async of(refreshToken) {
      const entry = known.get(keyOf(refreshToken))
      if (!entry || entry.ends <= now()) return undefined
      return (await seal.open('portal-access', entry.sealed, sealedLimit)) as KnownToken | undefined
    },
    forget: (refreshToken) => void known.delete(keyOf(refreshToken)),
  }
}

const keyOf = (refreshToken: string): string =>
  createHash('sha256').update(refreshToken).digest('base64url')
