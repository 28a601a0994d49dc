import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose'
import type { Sql, Store } from '../../database/store.ts'

const ALGORITHM = 'ES256'
/**
 * Who signs, and for whom: one-app starts the portal with a token, the workplace-chat client gives
 * one to its tabs.
 */
export const AUDIENCES = {
  'one-app': { issuer: 'https://one-app.wellspring.example', audience: 'member-portal' },
  teams: { issuer: 'https://login.teams.example', audience: 'member-portal-teams' },
} as const
export type Audience = keyof typeof AUDIENCES

/**
 * The sandbox's key of a signer: made when it is first wanted, and the same for all servers that
 * share the database.
 */
const keyOf = async (sql: Sql, audience: Audience): Promise<JWK> => {
  const known = await sql.get<{ jwk: string }>('SELECT jwk FROM signing_keys WHERE name = ?', [
    audience,
  ])
  // Only the line below writes here.
  if (known) return JSON.parse(known.jwk) as JWK
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  await sql.run(
    'INSERT INTO signing_keys (name, jwk) VALUES (?, ?) ON CONFLICT (name) DO NOTHING',
    [audience, JSON.stringify(await exportJWK(privateKey))],
  )
  return keyOf(sql, audience)
}

/** A token as the signer would make it. `subject` is the member's id. */
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
 * Whom a token speaks for and by which name it is known, when its signature, signer, audience and
 * times are right at `now`; else null.
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

/** The subject that a token claims, whether it is true or not. */
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
