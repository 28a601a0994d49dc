import { createHash, createHmac, hkdfSync } from 'node:crypto'
import type { RequestContext } from '../http/request-context.ts'
import type { KeyRing } from '../sessions/cookie-encryption.ts'
import { networkOf } from '../limits/client-address.ts'
import { securityEventOf, type SecurityEvent } from './security-event.ts'

/** A line of the security log (docs/security-log.schema.json). It has no names. */
export interface SecurityLine extends Partial<Omit<SecurityEvent, 'event'>> {
  readonly log: 'security'
  readonly version: 1
  /** UTC, ISO 8601. */
  readonly at: string
  readonly event: SecurityEvent['event'] | 'keys'
  readonly operation?: string
  readonly status?: number
  /** The id of the request in the access log. */
  readonly id?: string
  /** Pseudonyms: the session, the account of a typed name, the client's network. */
  readonly session?: string
  readonly account?: string
  readonly client?: string
  /** Of `keys`: fingerprints of the keys of the cookies, the encrypting one first. */
  readonly fingerprints?: readonly string[]
}

/**
 * Creates the security log, and writes the fingerprints of the keys. Pseudonyms are keyed, so that
 * an address or a name cannot be found by trying all without the first key.
 */
export function createSecurityLog(
  write: (line: SecurityLine) => void,
  now: () => number,
  keys: KeyRing,
): (exchange: RequestContext) => void {
  const secret = Buffer.from(hkdfSync('sha256', keys[0], '', 'portal-security-log', 32))
  const pseudonym = (kind: string, value: string | undefined): string | undefined =>
    value === undefined || value === ''
      ? undefined
      : short(createHmac('sha256', secret).update(`${kind} ${value}`).digest())
  const line = (rest: Omit<SecurityLine, 'log' | 'version' | 'at'>): SecurityLine => ({
    log: 'security',
    version: 1,
    at: new Date(now()).toISOString(),
    ...rest,
  })
  write(line({ event: 'keys', fingerprints: keys.map(fingerprintOf) }))

  return (exchange) => {
    const event = securityEventOf(exchange)
    if (event === undefined) return
    const { route, res, logId, session, account, client } = exchange
    const names = {
      session: pseudonym('session', session),
      account: pseudonym('account', account),
      client: pseudonym('client', networkOf(client)),
    }
    write(
      line({
        ...event,
        operation: route,
        status: res.statusCode,
        id: logId,
        ...(Object.fromEntries(
          Object.entries(names).filter(([, value]) => value !== undefined),
        ) as Partial<Record<keyof typeof names, string>>),
      }),
    )
  }
}

const short = (digest: Buffer): string => digest.toString('base64url').slice(0, 16)

/** A key cannot be found from it; it has 32 random bytes. */
function fingerprintOf(key: Uint8Array): string {
  return short(createHash('sha256').update('portal-key ').update(key).digest())
}
