import { createHash } from 'node:crypto'

/**
 * Whose a signed token is, as a short hash of its issuer and subject; undefined for one that does
 * not say. Not judged here: it tells sessions apart that the service has opened by such tokens, and
 * the service has judged them.
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
