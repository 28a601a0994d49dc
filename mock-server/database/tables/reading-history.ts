import type { Sql } from '../store.ts'
import type { Readings, ReadingTable } from './readings.ts'

/** What the member did to a reading. */
export type ReadingAct = 'CORRECTED' | 'LEFT_OUT' | 'TAKEN_BACK' | 'REMOVED'

/** Keeps a reading as it was before `act`, at `now` (epoch milliseconds). */
export async function keepOriginal<T extends ReadingTable>(
  sql: Sql,
  memberId: string,
  original: Readings[T],
  act: ReadingAct,
  now: number,
): Promise<void> {
  await sql.run(
    'INSERT INTO reading_history (member_id, reading_id, at_ms, act, original) VALUES (?, ?, ?, ?, ?)',
    [memberId, original.id, now, act, JSON.stringify(original)],
  )
}

/** Returns what happened to a reading, oldest first, each with the reading as it was before. */
export async function historyOf(
  sql: Sql,
  memberId: string,
  readingId: string,
): Promise<readonly { readonly act: string; readonly original: unknown }[]> {
  const rows = await sql.all<{ act: string; original: string }>(
    'SELECT act, original FROM reading_history WHERE member_id = ? AND reading_id = ? ORDER BY at_ms, act',
    [memberId, readingId],
  )
  return rows.map(({ act, original }) => ({ act, original: JSON.parse(original) as unknown }))
}

/** Whether the member corrected or removed a reading with this id. */
export async function isPutRight(sql: Sql, memberId: string, readingId: string): Promise<boolean> {
  const found = await sql.get<{ act: string }>(
    "SELECT act FROM reading_history WHERE member_id = ? AND reading_id = ? AND act IN ('CORRECTED', 'REMOVED')",
    [memberId, readingId],
  )
  return found !== undefined
}
