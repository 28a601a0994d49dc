import { columns, type Readings, type ReadingTable } from './readings.ts'
import type { Sql, SqlValue } from '../store.ts'

/** A member's reading that is not in the future; another member's is as if it were not there. */
export function readingById<T extends ReadingTable>(
  sql: Sql,
  table: T,
  memberId: string,
  id: string,
  now: number,
): Promise<Readings[T] | undefined> {
  return sql.get<Readings[T]>(
    `SELECT ${columns[table].join(', ')} FROM ${table} WHERE member_id = ? AND id = ? AND at_ms <= ?`,
    [memberId, id, now],
  )
}

/** Writes the columns that `change` names; says whether there was such a reading. */
export async function changeReading<T extends ReadingTable>(
  sql: Sql,
  table: T,
  memberId: string,
  id: string,
  change: Partial<Readings[T]>,
): Promise<boolean> {
  // Every column holds what SQL can hold; the mapped type is too wide for the compiler to see it.
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
