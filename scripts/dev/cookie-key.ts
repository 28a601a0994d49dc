import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const file = 'var/seal.key'

/** The cookie key of this working copy. It is stored, so that sessions survive a restart. */
export function cookieKey(): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    const key = randomBytes(32).toString('base64url')
    mkdirSync('var', { recursive: true })
    writeFileSync(file, key, { mode: 0o600 })
    return key
  }
}
