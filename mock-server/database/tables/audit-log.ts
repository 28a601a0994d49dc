import { randomUUID } from 'node:crypto'
import type { Impersonator } from './impersonator.ts'
import type { Sql } from '../store.ts'

/**
 * A staff action in a member's account: `begin`, `end`, `refused …` or the operationId of a call.
 */
export type AuditEntry = {
  readonly at: string
  readonly impersonatorId: string
  readonly role: string
  readonly memberId: string
  readonly action: string
}

export async function audit(
  sql: Sql,
  memberId: string,
  { id, role }: Impersonator,
  action: string,
  now: number,
): Promise<void> {
  await sql.run(
    `INSERT INTO audit (id, member_id, number, at_ms, impersonator_id, role, action)
     VALUES (?, ?, (SELECT COUNT(*) FROM audit WHERE member_id = ?), ?, ?, ?, ?)`,
    [randomUUID(), memberId, memberId, now, id, role, action],
  )
}

type Row = {
  readonly member_id: string
  readonly at_ms: number
  readonly impersonator_id: string
  readonly role: string
  readonly action: string
}

/** Returns the staff actions in the accounts of a scenario (`null`: the demo members), in order. */
export async function auditOf(sql: Sql, scenario: string | null): Promise<readonly AuditEntry[]> {
  const where = scenario === null ? 'm.scenario IS NULL' : 'm.scenario = ?'
  const rows = await sql.all<Row>(
    `SELECT a.member_id, a.at_ms, a.impersonator_id, a.role, a.action FROM audit a JOIN members m ON m.id = a.member_id
     WHERE ${where} ORDER BY a.at_ms, a.number`,
    scenario === null ? [] : [scenario],
  )
  return rows.map((row) => ({
    at: new Date(row.at_ms).toISOString(),
    impersonatorId: row.impersonator_id,
    role: row.role,
    memberId: row.member_id,
    action: row.action,
  }))
}
