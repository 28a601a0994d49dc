import type { Sql, SqlValue } from '../store.ts'

/**
 * What every reading has: the device's own clock (`local_time`), its offset in minutes, and the
 * instant in epoch milliseconds.
 */
type Taken = {
  readonly id: string
  readonly at_ms: number
  readonly local_time: string
  readonly utc_offset: number
  readonly time_zone: string
}

/** mmHg; beats per minute or null. */
export type BloodPressureRow = Taken & {
  readonly systolic: number
  readonly diastolic: number
  readonly pulse: number | null
  readonly source: string
}

/** mg/dL or, out of the meter's range, null; grams; units of insulin. Flags are 0 and 1. */
export type BloodSugarRow = Taken & {
  readonly value: number | null
  readonly eat_code: number | null
  readonly source: number
  readonly oor_low: number
  readonly oor_high: number
  readonly note: string | null
  readonly carb: number | null
  readonly feeling_code: number | null
  readonly short_float: number | null
  readonly long_float: number | null
  readonly premix_float: number | null
  readonly is_control: number
}

/** Pounds; percent. `weight_as_read` is the figure as an imported file wrote it. */
export type WeightRow = Taken & {
  readonly weight_lb: number
  readonly weight_as_read: string | null
  readonly body_fat: number | null
  readonly muscle: number | null
  readonly is_irregular: number
  readonly source: string
}

/**
 * What was eaten at a time, as the member wrote it down. `foods` is the JSON of readings/day.ts's
 * Eaten.
 */
export type FoodRow = Taken & {
  readonly meal: string
  readonly foods: string
  readonly note: string
  readonly revision: number
  readonly client_entry_id: string
}

export type Readings = {
  readonly bp_readings: BloodPressureRow
  readonly bg_readings: BloodSugarRow
  readonly weight_readings: WeightRow
  readonly food_entries: FoodRow
}
export type ReadingTable = keyof Readings

const taken = ['id', 'at_ms', 'local_time', 'utc_offset', 'time_zone'] as const
/** Of each table, in the order in which they are read and written. */
export const columns: { readonly [T in ReadingTable]: readonly (keyof Readings[T] & string)[] } = {
  bp_readings: [...taken, 'systolic', 'diastolic', 'pulse', 'source'],
  bg_readings: [
    ...taken,
    'value',
    'eat_code',
    'source',
    'oor_low',
    'oor_high',
    'note',
    'carb',
    'feeling_code',
    'short_float',
    'long_float',
    'premix_float',
    'is_control',
  ],
  weight_readings: [
    ...taken,
    'weight_lb',
    'weight_as_read',
    'body_fat',
    'muscle',
    'is_irregular',
    'source',
  ],
  food_entries: [...taken, 'meal', 'foods', 'note', 'revision', 'client_entry_id'],
}
export const tables = Object.keys(columns) as readonly ReadingTable[]

/**
 * Rows of one statement: enough that the way to a database elsewhere does not count, few enough for
 * the parameters of either.
 */
const AT_ONCE = 100

/** Adds readings; one that is there already (by its id) stays as it is. Says how many were new. */
export async function addReadings<T extends ReadingTable>(
  sql: Sql,
  table: T,
  memberId: string,
  rows: readonly Readings[T][],
): Promise<number> {
  const names = columns[table]
  const places = `(?${', ?'.repeat(names.length)})`
  let added = 0
  for (let first = 0; first < rows.length; first += AT_ONCE) {
    const some = rows.slice(first, first + AT_ONCE)
    // Every column holds what SQL can hold; the mapped type is too wide for the compiler to see it.
    const values = some.flatMap((row) => [memberId, ...names.map((name) => row[name] as SqlValue)])
    added += await sql.run(
      `INSERT INTO ${table} (member_id, ${names.join(', ')}) VALUES ${some.map(() => places).join(', ')} ON CONFLICT DO NOTHING`,
      values,
    )
  }
  return added
}

/** Wall-clock moments, both included, and what narrows further. */
export type ReadingSpan = {
  readonly start: string
  readonly end: string
  readonly now: number
  readonly count?: number | undefined
  /** Id of the reading that the list goes on behind. */
  readonly after?: string | undefined
}

/**
 * The newest readings first; null where `after` is no reading of the member's. `where` narrows
 * further.
 */
export async function readingsBehind<T extends ReadingTable>(
  sql: Sql,
  table: T,
  memberId: string,
  { start, end, now, count, after }: ReadingSpan,
  where: { readonly clause: string; readonly values: readonly SqlValue[] } = {
    clause: '',
    values: [],
  },
): Promise<readonly Readings[T][] | null> {
  const [from] =
    after === undefined
      ? []
      : await sql.all<Taken>(`SELECT at_ms, id FROM ${table} WHERE member_id = ? AND id = ?`, [
          memberId,
          after,
        ])
  if (after !== undefined && from === undefined) return null
  const behind =
    from === undefined
      ? { clause: '', values: [] }
      : {
          clause: 'AND (at_ms < ? OR (at_ms = ? AND id < ?))',
          values: [from.at_ms, from.at_ms, from.id],
        }
  return sql.all<Readings[T]>(
    `SELECT ${columns[table].join(', ')} FROM ${table}
     WHERE member_id = ? AND at_ms <= ? AND local_time >= ? AND local_time <= ? ${where.clause} ${behind.clause}
     ORDER BY at_ms DESC, id DESC LIMIT ?`,
    [memberId, now, start, end, ...where.values, ...behind.values, count ?? 50_000],
  )
}

/** All readings of a span, the newest first; with `count` at most that many. */
export async function listReadings<T extends ReadingTable>(
  sql: Sql,
  table: T,
  memberId: string,
  span: Omit<ReadingSpan, 'after'>,
  where?: Parameters<typeof readingsBehind>[4],
): Promise<readonly Readings[T][]> {
  return (await readingsBehind(sql, table, memberId, span, where)) ?? []
}

/** Gives `to` the readings of `from` up to `until` (epoch milliseconds). */
export async function copyReadings(
  sql: Sql,
  from: string,
  to: string,
  until: number,
  only: readonly ReadingTable[],
): Promise<void> {
  for (const table of only) {
    const names = columns[table].join(', ')
    await sql.run(
      `INSERT INTO ${table} (member_id, ${names}) SELECT ?, ${names} FROM ${table} WHERE member_id = ? AND at_ms <= ?`,
      [to, from, until],
    )
  }
}
