import { createHash, createHmac, randomBytes } from 'node:crypto'

/** The database stores hashes only, so a copy of it holds no usable token. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Creates a random token; `kind` is a readable prefix. */
export function createToken(kind: string): string {
  return `${kind}-${randomBytes(24).toString('base64url')}`
}

/** Derives the same token from the same secret and seed. Both are needed. */
export function deriveToken(kind: string, secret: string, seed: string): string {
  return `${kind}-${createHmac('sha256', seed).update(secret).digest('base64url').slice(0, 32)}`
}
