import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose'
import type { Sql, Store } from '../../database/store.ts'

const ALGORITHM = 'ES256'
/**
 * Issuers and audiences of signed tokens: one-app starts the portal, the Teams client gives one to
 * its tabs.
 */
export const AUDIENCES = {
  'one-app': { issuer: 'https://one-app.wellspring.example', audience: 'member-portal' },
  teams: { issuer: 'https://login.teams.example', audience: 'member-portal-teams' },
} as const
export type Audience = keyof typeof AUDIENCES

/** Returns the private key of an issuer. All servers of a database share it. */
const keyOf = async (sql: Sql, audience: Audience): Promise<JWK> => {
  const known = await sql.get<{ jwk: string }>('SELECT jwk FROM signing_keys WHERE name = ?', [
    audience,
  ])
  // Only the statement below writes this row.
  if (known) return JSON.parse(known.jwk) as JWK
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  await sql.run(
    'INSERT INTO signing_keys (name, jwk) VALUES (?, ?) ON CONFLICT (name) DO NOTHING',
    [audience, JSON.stringify(await exportJWK(privateKey))],
  )
  return keyOf(sql, audience)
}

/** Signs a token as its issuer would. `subject` is the member's id. */
export async function signJwt(
  store: Store,
  audience: Audience,
  subject: string,
  now: number,
  seconds: number,
): Promise<string> {
  const at = Math.floor(now / 1000)
  return new SignJWT({})
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(AUDIENCES[audience].issuer)
    .setAudience(AUDIENCES[audience].audience)
    .setSubject(subject)
    .setJti(randomUUID())
    .setIssuedAt(at)
    .setExpirationTime(at + seconds)
    .sign(await importJWK(await keyOf(store, audience), ALGORITHM))
}

/**
 * Verifies signature, issuer, audience and times at `now`, and returns subject and id. Null for an
 * invalid token.
 */
export async function readJwt(
  store: Store,
  audience: Audience,
  jwt: string,
  now: number,
): Promise<{ subject: string; id: string } | null> {
  const { d: _private, ...publicKey } = await keyOf(store, audience)
  try {
    const { payload } = await jwtVerify(jwt, await importJWK(publicKey, ALGORITHM), {
      ...AUDIENCES[audience],
      algorithms: [ALGORITHM],
      currentDate: new Date(now),
      requiredClaims: ['sub', 'jti', 'exp'],
      clockTolerance: 0,
    })
    return { subject: payload.sub ?? '', id: payload.jti ?? '' }
  } catch {
    return null
  }
}

/** Returns the unverified subject of a token. */
export function claimedSubject(jwt: string): string | null {
  try {
    const claims: unknown = JSON.parse(
      Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString('utf8'),
    )
    const { sub } = Object(claims) as { sub?: unknown }
    return typeof sub === 'string' ? sub : null
  } catch {
    return null
  }
}
