import { Secret, TOTP } from 'otpauth'

const ISSUER = 'Wellspring'
const PERIOD = 30

const totp = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  })

/** Creates the key of an app, in base32, of 160 bits as RFC 4226 asks. */
export const createAppKey = (): string => new Secret({ size: 20 }).base32

/** The key as an app reads it from a picture. */
export const appKeyUri = (secret: string, username: string): string =>
  totp(secret, username).toString()

/**
 * Returns the step of 30 seconds that a code belongs to, now or one before or after; null for a
 * wrong code.
 */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const app = totp(secret)
  const delta = app.validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? null : app.counter({ timestamp: now }) + delta
}
