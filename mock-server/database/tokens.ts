import { createHash, createHmac, randomBytes } from 'node:crypto'

/** Only hashes are kept: a copy of the database opens no door. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** A new token that nobody can guess; `kind` is only there to be recognised by people. */
export function createToken(kind: string): string {
  return `${kind}-${randomBytes(24).toString('base64url')}`
}

/** The same token for the same secret and seed. Neither of the two alone gives it away. */
export function deriveToken(kind: string, secret: string, seed: string): string {
  return `${kind}-${createHmac('sha256', seed).update(secret).digest('base64url').slice(0, 32)}`
}
