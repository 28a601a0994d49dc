import { changeReading, removeReading } from '../../database/tables/reading-changes.ts'
import { keepOriginal } from '../../database/tables/reading-history.ts'
import type { Readings, ReadingTable } from '../../database/tables/readings.ts'
import type { Sql } from '../../database/store.ts'

/** A member's reading in its table, within a transaction at `now` (epoch milliseconds). */
export type StoredReading<T extends ReadingTable> = {
  readonly sql: Sql
  readonly table: T
  readonly memberId: string
  readonly row: Readings[T]
  readonly now: number
}

/** Corrects a reading, keeps its original, and returns it as it is now; the same values change nothing. */
export async function correctStored<T extends ReadingTable>(
  { sql, table, memberId, row, now }: StoredReading<T>,
  change: Partial<Readings[T]>,
): Promise<Readings[T]> {
  const after = { ...row, ...change }
  if (JSON.stringify(after) === JSON.stringify(row)) return row
  await keepOriginal(sql, memberId, row, 'CORRECTED', now)
  await changeReading(sql, table, memberId, row.id, change)
  return after
}

/** Removes a reading and keeps its original. */
export async function removeStored<T extends ReadingTable>({
  sql,
  table,
  memberId,
  row,
  now,
}: StoredReading<T>): Promise<void> {
  await keepOriginal(sql, memberId, row, 'REMOVED', now)
  await removeReading(sql, table, memberId, row.id)
}
