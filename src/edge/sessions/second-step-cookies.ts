import { header, type RequestContext } from '../http/request-context.ts'
import type { CookieEncryption } from './cookie-encryption.ts'
import { readCookie } from '../http/read-cookie.ts'
import { clearChallenge, jarOf, setChallenge, setDevice } from './session-cookies.ts'

const challengeMs = 15 * 60_000

/**
 * Encrypted cookies of the second step. A one-time code works only in the browser that requested
 * it; the token of a trusted device is never visible to pages.
 */
export interface SecondStepCookies {
  /** Binds the MFA token to this browser. */
  bind(exchange: RequestContext, mfaToken: string): Promise<void>
  isBound(exchange: RequestContext, mfaToken: string): Promise<boolean>
  /** Clears the binding after the second step. */
  release(exchange: RequestContext): void
  trust(exchange: RequestContext, deviceToken: string): Promise<void>
  deviceToken(exchange: RequestContext): Promise<string | undefined>
}

export function createSecondStepCookies(
  seal: CookieEncryption,
  now: () => number,
): SecondStepCookies {
  const cookie = (exchange: RequestContext, which: 'challenge' | 'device'): string | undefined =>
    readCookie(header(exchange.req, 'cookie'), jarOf(exchange)[which])
  return {
    async bind(exchange, mfaToken) {
      exchange.cookies.push(
        setChallenge(
          jarOf(exchange),
          await seal.close('portal-challenge', { mfaToken, at: now() }),
        ),
      )
    },
    async isBound(exchange, mfaToken) {
      const sealed = cookie(exchange, 'challenge')
      const bound = Object(sealed && (await seal.open('portal-challenge', sealed))) as Record<
        string,
        unknown
      >
      return (
        bound['mfaToken'] === mfaToken &&
        typeof bound['at'] === 'number' &&
        now() - bound['at'] < challengeMs
      )
    },
    release(exchange) {
      exchange.cookies.push(clearChallenge(jarOf(exchange)))
    },
    async trust(exchange, deviceToken) {
      exchange.cookies.push(
        setDevice(jarOf(exchange), await seal.close('portal-device', { deviceToken })),
      )
    },
    async deviceToken(exchange) {
      const sealed = cookie(exchange, 'device')
      const { deviceToken } = Object(
        sealed && (await seal.open('portal-device', sealed)),
      ) as Record<string, unknown>
      return typeof deviceToken === 'string' ? deviceToken : undefined
    },
  }
}
