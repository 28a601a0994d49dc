import { columns, countedClause, type Readings, type ReadingTable } from './readings.ts'
import type { Sql, SqlValue } from '../store.ts'

/**
 * Returns a past reading of the member that counts or, with `isLeftOut`, one that is left out.
 * Readings of other members count as missing.
 */
export function readingById<T extends ReadingTable>(
  sql: Sql,
  table: T,
  memberId: string,
  id: string,
  now: number,
  isLeftOut = false,
): Promise<Readings[T] | undefined> {
  return sql.get<Readings[T]>(
    `SELECT ${columns[table].join(', ')} FROM ${table} WHERE member_id = ? AND id = ? AND at_ms <= ? ${countedClause(table, isLeftOut)}`,
    [memberId, id, now],
  )
}

/** Updates the columns in `change` and returns whether the reading exists. */
export async function changeReading<T extends ReadingTable>(
  sql: Sql,
  table: T,
  memberId: string,
  id: string,
  change: Partial<Readings[T]>,
): Promise<boolean> {
  // Every column holds an SqlValue; the mapped type is too wide for the compiler.
  const fields = Object.entries(change) as readonly (readonly [string, SqlValue])[]
  const set = fields.map(([name]) => `${name} = ?`).join(', ')
  return (
    (await sql.run(`UPDATE ${table} SET ${set} WHERE member_id = ? AND id = ?`, [
      ...fields.map(([, value]) => value),
      memberId,
      id,
    ])) > 0
  )
}

/** Marks a blood sugar reading as left out of the figures, or as counted. */
export async function leaveOut(
  sql: Sql,
  memberId: string,
  id: string,
  isLeftOut: boolean,
): Promise<void> {
  await sql.run('UPDATE bg_readings SET is_left_out = ? WHERE member_id = ? AND id = ?', [
    isLeftOut ? 1 : 0,
    memberId,
    id,
  ])
}

/** Removes a reading. */
export async function removeReading(
  sql: Sql,
  table: ReadingTable,
  memberId: string,
  id: string,
): Promise<void> {
  await sql.run(`DELETE FROM ${table} WHERE member_id = ? AND id = ?`, [memberId, id])
}
