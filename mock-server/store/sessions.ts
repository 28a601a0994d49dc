import { createHash, randomBytes } from 'node:crypto'
import type { Sql } from './store.ts'

/** Access tokens live 15 minutes; a session ends 12 hours after it began, however often it is refreshed. */
export const ACCESS_SECONDS = 15 * 60
const SESSION_MS = 12 * 3_600_000

/** `activeBefore`: when the member was last active before, in epoch milliseconds. */
export type Tokens = { readonly accessToken: string; readonly refreshToken: string; readonly activeBefore: number }
export type Bearer = { readonly memberId: string; readonly familyId: string; readonly scenario: string | null }

// Only the hashes are kept: a copy of the database opens no door.
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
const mint = (kind: string): string => `${kind}-${randomBytes(24).toString('base64url')}`

/** When the member last got an access token; `now` when never. Epoch milliseconds. */
const lastActive = async (sql: Sql, memberId: string, now: number): Promise<number> => {
  const row = await sql.get<{ last: number | null }>('SELECT MAX(a.expires_ms) AS last FROM access_tokens a JOIN families f ON f.id = a.family_id WHERE f.member_id = ?', [memberId])
  return row?.last ? Math.min(now, row.last - ACCESS_SECONDS * 1000) : now
}

const issue = async (sql: Sql, memberId: string, familyId: string, now: number): Promise<Tokens> => {
  const tokens = { accessToken: mint('at'), refreshToken: mint('rt'), activeBefore: await lastActive(sql, memberId, now) }
  await sql.run('INSERT INTO access_tokens (hash, family_id, expires_ms, revoked) VALUES (?, ?, ?, 0)', [hashOf(tokens.accessToken), familyId, now + ACCESS_SECONDS * 1000])
  await sql.run('INSERT INTO refresh_tokens (hash, family_id, used) VALUES (?, ?, 0)', [hashOf(tokens.refreshToken), familyId])
  return tokens
}

export const openFamily = async (sql: Sql, memberId: string, now: number): Promise<Tokens> => {
  const id = mint('f')
  await sql.run('INSERT INTO families (id, member_id, expires_ms, revoked) VALUES (?, ?, ?, 0)', [id, memberId, now + SESSION_MS])
  const tokens = await issue(sql, memberId, id, now)
  await sql.run('DELETE FROM families WHERE member_id = ? AND expires_ms < ?', [memberId, now])
  return tokens
}

/** Ends a session: its refresh tokens and its access tokens. */
export const revokeFamily = async (sql: Sql, familyId: string): Promise<void> => {
  await sql.run('UPDATE families SET revoked = 1 WHERE id = ?', [familyId])
}

/**
 * Swaps a refresh token for a new pair; null when it does not work. Two who come with the same token are one too
 * many: there is no grace, and the whole session ends (D2).
 */
export const rotate = async (sql: Sql, refreshToken: string, now: number): Promise<Tokens | null> => {
  const found = await sql.get<{ family_id: string; used: number; revoked: number; expires_ms: number; member_id: string }>(
    `SELECT r.family_id, r.used, f.revoked, f.expires_ms, f.member_id
     FROM refresh_tokens r JOIN families f ON f.id = r.family_id WHERE r.hash = ?`,
    [hashOf(refreshToken)],
  )
  if (!found || found.revoked || found.expires_ms <= now) return null
  if (found.used) {
    await revokeFamily(sql, found.family_id)
    return null
  }
  await sql.run('UPDATE refresh_tokens SET used = 1 WHERE hash = ?', [hashOf(refreshToken)])
  return issue(sql, found.member_id, found.family_id, now)
}

/** Whom the access token speaks for, when it works at `now`. */
export const bearerOf = (sql: Sql, accessToken: string, now: number): Promise<Bearer | undefined> =>
  sql.get<Bearer>(
    `SELECT f.member_id AS "memberId", f.id AS "familyId", m.scenario AS "scenario"
     FROM access_tokens a JOIN families f ON f.id = a.family_id JOIN members m ON m.id = f.member_id
     WHERE a.hash = ? AND a.expires_ms > ? AND a.revoked = 0 AND f.revoked = 0`,
    [hashOf(accessToken), now],
  )

/** The scenario of whoever a token was given to, working or not. */
export const scenarioOfToken = async (sql: Sql, token: string): Promise<string | null> => {
  const table = token.startsWith('rt-') ? 'refresh_tokens' : 'access_tokens'
  const row = await sql.get<{ scenario: string | null }>(
    `SELECT m.scenario FROM ${table} t JOIN families f ON f.id = t.family_id JOIN members m ON m.id = f.member_id WHERE t.hash = ?`,
    [hashOf(token)],
  )
  return row?.scenario ?? null
}

/** Makes the access tokens of these members stop working; their refresh tokens still do. */
export const expireAccess = async (sql: Sql, memberIds: readonly string[]): Promise<number> => {
  let changed = 0
  for (const id of memberIds)
    changed += await sql.run('UPDATE access_tokens SET revoked = 1 WHERE revoked = 0 AND family_id IN (SELECT id FROM families WHERE member_id = ?)', [id])
  return changed
}
