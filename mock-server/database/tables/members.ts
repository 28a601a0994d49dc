import type { Sql, Store } from '../store.ts'

/**
 * A member. `scenario` is null for the named demo members; `filled_to` is the end of generated
 * readings (epoch ms).
 */
export type MemberRow = {
  readonly id: string
  readonly public_id: string
  readonly template: string
  readonly scenario: string | null
  readonly username: string
  readonly password_hash: string
  readonly time_zone: string
  readonly filled_to: number
}

const COLUMNS = 'id, public_id, template, scenario, username, password_hash, time_zone, filled_to'
const ALL = `SELECT ${COLUMNS} FROM members`

/** Normalizes a username; case is ignored. */
export function usernameKey(text: string): string {
  return text.trim().toLowerCase()
}

export async function addMember(sql: Sql, row: MemberRow): Promise<void> {
  await sql.run(`INSERT INTO members (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`, [
    row.id,
    row.public_id,
    row.template,
    row.scenario,
    row.username,
    row.password_hash,
    row.time_zone,
    row.filled_to,
  ])
}

export function memberByUsername(sql: Sql, username: string) {
  return sql.get<MemberRow>(`${ALL} WHERE username = ?`, [usernameKey(username)])
}
/**
 * Returns the member with the username. A former email address works for a day after its change
 * (`now` is epoch ms).
 */
export function memberBySignInName(sql: Sql, username: string, now: number) {
  return sql.get<MemberRow>(
    `${ALL} WHERE username = ? OR id = (SELECT member_id FROM former_sign_in_names WHERE username = ? AND until_ms > ?)`,
    [usernameKey(username), usernameKey(username), now],
  )
}
/** Changes the username; the former one works until `until` (epoch ms). */
export async function renameMember(
  sql: Sql,
  id: string,
  username: string,
  until: number,
): Promise<void> {
  await sql.run('DELETE FROM former_sign_in_names WHERE username = ? AND member_id = ?', [
    usernameKey(username),
    id,
  ])
  await sql.run(
    'INSERT INTO former_sign_in_names (username, member_id, until_ms) SELECT username, id, CAST(? AS BIGINT) FROM members WHERE id = ? ON CONFLICT (username) DO UPDATE SET member_id = excluded.member_id, until_ms = excluded.until_ms',
    [until, id],
  )
  await sql.run('UPDATE members SET username = ? WHERE id = ?', [usernameKey(username), id])
}
export function memberById(sql: Sql, id: string) {
  return sql.get<MemberRow>(`${ALL} WHERE id = ?`, [id])
}
/**
 * Returns whether the password hash is unchanged. Verifying a password takes time in which it may
 * change.
 */
export async function isStill(sql: Sql, { id, password_hash }: MemberRow): Promise<boolean> {
  return (await memberById(sql, id))?.password_hash === password_hash
}
/** Locks the row of the member until the transaction ends. */
export function lockMember(sql: Sql, id: string) {
  return sql.get<MemberRow>(
    `UPDATE members SET filled_to = filled_to WHERE id = ? RETURNING ${COLUMNS}`,
    [id],
  )
}
/** Readings have no foreign key (migrations/04-readings.ts); other rows are deleted by cascade. */
const READINGS = ['bp_readings', 'bg_readings', 'weight_readings'] as const

/**
 * Removes the members of a scenario, or of all scenarios, with their data, and returns their
 * number. The demo members stay.
 */
export function removeMembers(store: Store, scenario: string | undefined): Promise<number> {
  const where = scenario === undefined ? 'scenario IS NOT NULL' : 'scenario = ?'
  const values = scenario === undefined ? [] : [scenario]
  return store.transaction(async (sql) => {
    for (const table of READINGS)
      await sql.run(
        `DELETE FROM ${table} WHERE member_id IN (SELECT id FROM members WHERE ${where})`,
        values,
      )
    return sql.run(`DELETE FROM members WHERE ${where}`, values)
  }, 'locking')
}

/** Returns the demo member of a template. */
export function demoMember(sql: Sql, template: string) {
  return sql.get<MemberRow>(`${ALL} WHERE template = ? AND scenario IS NULL`, [template])
}
