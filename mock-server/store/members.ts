import type { Sql } from './store.ts'

/** A person of the sandbox. `scenario` is null for the named demo members. `filled_to`: readings are made up to this moment (epoch ms). */
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
export const usernameKey = (text: string): string => text.trim().toLowerCase()

export const addMember = async (sql: Sql, row: MemberRow): Promise<void> => {
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

export const memberByUsername = (sql: Sql, username: string) => sql.get<MemberRow>(`${ALL} WHERE username = ?`, [usernameKey(username)])
export const memberById = (sql: Sql, id: string) => sql.get<MemberRow>(`${ALL} WHERE id = ?`, [id])
/** The member, whose row nobody else changes until the transaction ends. */
export const lockMember = (sql: Sql, id: string) => sql.get<MemberRow>(`UPDATE members SET filled_to = filled_to WHERE id = ? RETURNING ${COLUMNS}`, [id])
/** The named demo member of a template. */
export const demoMember = (sql: Sql, template: string) => sql.get<MemberRow>(`${ALL} WHERE template = ? AND scenario IS NULL`, [template])
export const demoMembers = (sql: Sql) => sql.all<MemberRow>(`${ALL} WHERE scenario IS NULL`)
