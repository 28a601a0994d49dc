import type { Sql, Store } from '../store.ts'

/**
 * A person of the sandbox. `scenario` is null for the named demo members. `filled_to`: readings are
 * made up to this moment (epoch ms).
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

/** User names are compared without regard to capitals. */
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
 * The member who signs in with that name, or did until a change of the email address that is less
 * than a day old at `now` (epoch ms).
 */
export function memberBySignInName(sql: Sql, username: string, now: number) {
  return sql.get<MemberRow>(
    `${ALL} WHERE username = ? OR id = (SELECT member_id FROM former_sign_in_names WHERE username = ? AND until_ms > ?)`,
    [usernameKey(username), usernameKey(username), now],
  )
}
/** Gives a member another name to sign in with; the one before works until `until` (epoch ms). */
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
 * Whether a password that was held against this row is still the member's: that takes a while, and
 * it may have been changed meanwhile.
 */
export async function isStill(sql: Sql, { id, password_hash }: MemberRow): Promise<boolean> {
  return (await memberById(sql, id))?.password_hash === password_hash
}
/** The member, whose row nobody else changes until the transaction ends. */
export function lockMember(sql: Sql, id: string) {
  return sql.get<MemberRow>(
    `UPDATE members SET filled_to = filled_to WHERE id = ? RETURNING ${COLUMNS}`,
    [id],
  )
}
/**
 * Readings know their member by its id alone (migrations/04-readings.ts); all else of a member goes
 * with it by itself.
 */
const READINGS = ['bp_readings', 'bg_readings', 'weight_readings'] as const

/**
 * Removes the members of a scenario, or of all scenarios, with all that is theirs, and says how
 * many they were. The demo members stay.
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

/** The named demo member of a template. */
export function demoMember(sql: Sql, template: string) {
  return sql.get<MemberRow>(`${ALL} WHERE template = ? AND scenario IS NULL`, [template])
}
