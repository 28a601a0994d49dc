import { createHash, randomBytes } from 'node:crypto'

/** Only hashes are kept: a copy of the database opens no door. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A new token that nobody can guess; `kind` is only there to be recognised by people. */
export const mint = (kind: string): string => `${kind}-${randomBytes(24).toString('base64url')}`
