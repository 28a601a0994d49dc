import { columns, type FoodRow } from './readings.ts'
import type { Sql } from '../store.ts'

const ALL = `SELECT ${columns.food_entries.join(', ')} FROM food_entries`

/**
 * A range of entries: days `yyyy-MM-dd`, both included; `before` is the last entry of the previous
 * page.
 */
export type FoodRange = {
  readonly startDate: string
  readonly endDate: string
  readonly now: number
  readonly meal?: string | undefined
  readonly before?: { readonly atMs: number; readonly id: string } | undefined
  readonly count?: number | undefined
}

/** Returns entries newest first, without future ones. */
export function foodEntries(
  sql: Sql,
  memberId: string,
  { startDate, endDate, now, meal, before, count = 20_000 }: FoodRange,
): Promise<readonly FoodRow[]> {
  return sql.all<FoodRow>(
    `${ALL} WHERE member_id = ? AND at_ms <= ? AND local_time >= ? AND local_time <= ?
     ${meal === undefined ? '' : 'AND meal = ?'} ${before ? 'AND (at_ms < ? OR (at_ms = ? AND id < ?))' : ''}
     ORDER BY at_ms DESC, id DESC LIMIT ?`,
    [
      memberId,
      now,
      `${startDate}T00:00:00`,
      `${endDate}T23:59:59`,
      ...(meal === undefined ? [] : [meal]),
      ...(before ? [before.atMs, before.atMs, before.id] : []),
      count,
    ],
  )
}

export function foodEntry(sql: Sql, memberId: string, id: string, now: number) {
  return sql.get<FoodRow>(`${ALL} WHERE member_id = ? AND id = ? AND at_ms <= ?`, [
    memberId,
    id,
    now,
  ])
}

export function foodEntryByClientId(sql: Sql, memberId: string, clientId: string) {
  return sql.get<FoodRow>(`${ALL} WHERE member_id = ? AND client_entry_id = ?`, [
    memberId,
    clientId,
  ])
}

/** Counts the other entries on the day of `localTime`. */
export async function othersOfDay(
  sql: Sql,
  memberId: string,
  localTime: string,
  id: string,
): Promise<number> {
  const day = localTime.slice(0, 10)
  const row = await sql.get<{ entries: number }>(
    'SELECT COUNT(*) AS entries FROM food_entries WHERE member_id = ? AND local_time >= ? AND local_time <= ? AND id <> ?',
    [memberId, `${day}T00:00:00`, `${day}T23:59:59`, id],
  )
  return Number(row?.entries ?? 0)
}

export function replaceFoodEntry(sql: Sql, memberId: string, row: FoodRow): Promise<number> {
  return sql.run(
    'UPDATE food_entries SET at_ms = ?, local_time = ?, utc_offset = ?, time_zone = ?, meal = ?, foods = ?, note = ?, revision = ? WHERE member_id = ? AND id = ?',
    [
      row.at_ms,
      row.local_time,
      row.utc_offset,
      row.time_zone,
      row.meal,
      row.foods,
      row.note,
      row.revision,
      memberId,
      row.id,
    ],
  )
}

export async function deleteFoodEntry(
  sql: Sql,
  memberId: string,
  id: string,
  now: number,
): Promise<boolean> {
  return (
    (await sql.run('DELETE FROM food_entries WHERE member_id = ? AND id = ? AND at_ms <= ?', [
      memberId,
      id,
      now,
    ])) > 0
  )
}
