import type { Impersonator } from './impersonator.ts'
import type { Sql } from '../store.ts'
import { deriveToken, hashOf, createToken } from '../tokens.ts'

/**
 * Access tokens live 15 minutes. A session ends 12 hours after its start, regardless of refreshes.
 */
export const ACCESS_SECONDS = 15 * 60
const SESSION_MS = 12 * 3_600_000
/**
 * A used refresh token returns the same successor for this long, because the first answer may be
 * lost (docs/decisions/0050-refresh-token-successor.md).
 */
export const REUSE_MS = 30_000

/** `activeBefore`: previous activity of the member, in epoch milliseconds. */
export type SessionTokens = {
  readonly familyId: string
  readonly accessToken: string
  readonly refreshToken: string
  readonly activeBefore: number
  readonly impersonator: Impersonator | null
}
export type TokenBearer = {
  readonly memberId: string
  readonly familyId: string
  readonly scenario: string | null
  readonly impersonator: Impersonator | null
}

type StaffColumns = { readonly impersonator_id: string | null; readonly role: string | null }
const impersonatorOf = ({ impersonator_id: id, role }: StaffColumns): Impersonator | null =>
  // Only openFamily writes this column.
  id === null ? null : { id, role: role as Impersonator['role'] }

/**
 * Returns the time of the member's latest access token, in epoch milliseconds; `now` without one.
 */
const lastActive = async (sql: Sql, memberId: string, now: number): Promise<number> => {
  const row = await sql.get<{ last: number | null }>(
    // Staff activity does not count.
    'SELECT MAX(a.expires_ms) AS last FROM access_tokens a JOIN families f ON f.id = a.family_id WHERE f.member_id = ? AND f.impersonator_id IS NULL',
    [memberId],
  )
  return row?.last ? Math.min(now, row.last - ACCESS_SECONDS * 1000) : now
}

const issueAccess = async (sql: Sql, familyId: string, now: number): Promise<string> => {
  const token = createToken('at')
  await sql.run(
    'INSERT INTO access_tokens (hash, family_id, expires_ms, revoked) VALUES (?, ?, ?, 0)',
    [hashOf(token), familyId, now + ACCESS_SECONDS * 1000],
  )
  return token
}

const issue = async (
  sql: Sql,
  memberId: string,
  familyId: string,
  impersonator: Impersonator | null,
  now: number,
  refreshToken: string,
): Promise<SessionTokens> => {
  const activeBefore = await lastActive(sql, memberId, now)
  return {
    familyId,
    accessToken: await issueAccess(sql, familyId, now),
    refreshToken,
    activeBefore,
    impersonator,
  }
}

const addRefresh = (sql: Sql, refreshToken: string, familyId: string): Promise<number> =>
  sql.run('INSERT INTO refresh_tokens (hash, family_id, used) VALUES (?, ?, 0)', [
    hashOf(refreshToken),
    familyId,
  ])

const addFamily = async (
  sql: Sql,
  memberId: string,
  now: number,
  impersonator: Impersonator | null,
): Promise<string> => {
  const id = createToken('f')
  await sql.run(
    'INSERT INTO families (id, member_id, expires_ms, revoked, impersonator_id, role, started_ms) VALUES (?, ?, ?, 0, ?, ?, ?)',
    [id, memberId, now + SESSION_MS, impersonator?.id ?? null, impersonator?.role ?? null, now],
  )
  return id
}

export async function openFamily(
  sql: Sql,
  memberId: string,
  now: number,
  impersonator: Impersonator | null = null,
): Promise<SessionTokens> {
  const id = await addFamily(sql, memberId, now, impersonator)
  const tokens = await issue(sql, memberId, id, impersonator, now, createToken('rt'))
  await addRefresh(sql, tokens.refreshToken, id)
  await sql.run('DELETE FROM families WHERE member_id = ? AND expires_ms < ?', [memberId, now])
  return tokens
}

/** Opens a session with one access token that cannot be refreshed. */
export async function openShort(sql: Sql, memberId: string, now: number): Promise<string> {
  return issueAccess(sql, await addFamily(sql, memberId, now, null), now)
}

/** Returns the topic that is notified when the session ends. */
export function sessionTopic(familyId: string): string {
  return `session:${familyId}`
}

/** Ends a session with its refresh tokens and access tokens. */
export async function revokeFamily(sql: Sql, familyId: string): Promise<void> {
  await sql.run('UPDATE families SET revoked = 1 WHERE id = ?', [familyId])
  await sql.notify(sessionTopic(familyId), '')
}

/** Ends all sessions of a member except one. */
export async function revokeFamilies(
  sql: Sql,
  memberId: string,
  but: string | null,
): Promise<number> {
  const ended = await sql.all<{ id: string }>(
    'UPDATE families SET revoked = 1 WHERE member_id = ? AND id <> ? RETURNING id',
    [memberId, but ?? ''],
  )
  for (const { id } of ended) await sql.notify(sessionTopic(id), '')
  return ended.length
}

/** Returns whether a session is open at `now`. */
export async function isOpen(sql: Sql, familyId: string, now: number): Promise<boolean> {
  return (
    (await sql.get('SELECT id FROM families WHERE id = ? AND revoked = 0 AND expires_ms > ?', [
      familyId,
      now,
    ])) !== undefined
  )
}

/** Returns the start of a session. */
export async function startOf(sql: Sql, familyId: string): Promise<number> {
  return (
    (
      await sql.get<{ started_ms: number | null }>('SELECT started_ms FROM families WHERE id = ?', [
        familyId,
      ])
    )?.started_ms ?? 0
  )
}

type RefreshRow = {
  readonly family_id: string
  readonly used_ms: number | null
  readonly seed: string | null
  readonly used: number
  readonly revoked: number
  readonly expires_ms: number
  readonly member_id: string
}

/**
 * Exchanges a refresh token for a new pair; null when it is invalid. A repeated token returns the
 * same successor for 30 s; later reuse ends the session (D2).
 */
export async function rotate(
  sql: Sql,
  refreshToken: string,
  now: number,
): Promise<SessionTokens | null> {
  const found = await sql.get<RefreshRow & StaffColumns>(
    `SELECT r.family_id, r.used, r.used_ms, r.seed, f.revoked, f.expires_ms, f.member_id, f.impersonator_id, f.role
     FROM refresh_tokens r JOIN families f ON f.id = r.family_id WHERE r.hash = ?`,
    [hashOf(refreshToken)],
  )
  if (!found || found.revoked || found.expires_ms <= now) return null
  const { family_id: family, used_ms: usedMs, seed } = found
  if (found.used && (seed === null || usedMs === null || now - usedMs > REUSE_MS)) {
    await revokeFamily(sql, family)
    return null
  }
  // The successor is derived from the old token and a seed, so the database holds no usable token.
  const salt = seed ?? createToken('s')
  const successor = deriveToken('rt', refreshToken, salt)
  if (!found.used) {
    await sql.run('UPDATE refresh_tokens SET used = 1, used_ms = ?, seed = ? WHERE hash = ?', [
      now,
      salt,
      hashOf(refreshToken),
    ])
    await addRefresh(sql, successor, family)
  }
  return issue(sql, found.member_id, family, impersonatorOf(found), now, successor)
}

/** Returns the session of an access token that is valid at `now`. */
export async function bearerOf(
  sql: Sql,
  accessToken: string,
  now: number,
): Promise<TokenBearer | undefined> {
  const row = await sql.get<
    { memberId: string; familyId: string; scenario: string | null } & StaffColumns
  >(
    `SELECT f.member_id AS "memberId", f.id AS "familyId", m.scenario AS "scenario", f.impersonator_id, f.role
     FROM access_tokens a JOIN families f ON f.id = a.family_id JOIN members m ON m.id = f.member_id
     WHERE a.hash = ? AND a.expires_ms > ? AND a.revoked = 0 AND f.revoked = 0 AND f.expires_ms > ?`,
    [hashOf(accessToken), now, now],
  )
  return (
    row && {
      memberId: row.memberId,
      familyId: row.familyId,
      scenario: row.scenario,
      impersonator: impersonatorOf(row),
    }
  )
}

/** Returns the scenario of a token's member, also of an expired token. */
export async function scenarioOfToken(sql: Sql, token: string): Promise<string | null> {
  const table = token.startsWith('rt-') ? 'refresh_tokens' : 'access_tokens'
  const row = await sql.get<{ scenario: string | null }>(
    `SELECT m.scenario FROM ${table} t JOIN families f ON f.id = t.family_id JOIN members m ON m.id = f.member_id WHERE t.hash = ?`,
    [hashOf(token)],
  )
  return row?.scenario ?? null
}

/** Expires the access tokens of these members; refresh tokens stay valid. */
export async function expireAccess(sql: Sql, memberIds: readonly string[]): Promise<number> {
  let changed = 0
  for (const id of memberIds)
    changed += await sql.run(
      'UPDATE access_tokens SET revoked = 1 WHERE revoked = 0 AND family_id IN (SELECT id FROM families WHERE member_id = ?)',
      [id],
    )
  return changed
}
