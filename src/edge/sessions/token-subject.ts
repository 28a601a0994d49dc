import { createHash } from 'node:crypto'

/**
 * Returns a short hash of a token's issuer and subject; undefined when missing. The token is not
 * verified here, because the service has verified it.
 */
export function tokenSubjectOf(jwt: unknown): string | undefined {
  if (typeof jwt !== 'string') return undefined
  try {
    const { iss, tid, oid, sub } = JSON.parse(
      Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString('utf8'),
    ) as Record<string, unknown>
    if (typeof iss !== 'string' || typeof sub !== 'string' || sub === '') return undefined
    return createHash('sha256')
      .update(JSON.stringify([iss, tid, oid, sub]))
      .digest('base64url')
      .slice(0, 22)
  } catch {
    return undefined
  }
}
