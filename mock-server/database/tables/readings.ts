import type { Sql, SqlValue } from '../store.ts'

/**
 * Columns of every reading: the local time of the device, its offset in minutes, and epoch
 * milliseconds.
 */
type Taken = {
  readonly id: string
  readonly at_ms: number
  readonly local_time: string
  readonly utc_offset: number
  readonly time_zone: string
}

/** Blood pressure in mmHg; pulse in beats per minute, or null. */
export type BloodPressureRow = Taken & {
  readonly systolic: number
  readonly diastolic: number
  readonly pulse: number | null
  readonly source: string
}

/**
 * Value in mg/dL, or null out of the meter's range; carbohydrates in grams; insulin in units. Flags
 * are 0 and 1.
 */
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

/**
 * Weight in pounds; body composition in percent. `weight_as_read` is the text of an imported file.
 */
export type WeightRow = Taken & {
  readonly weight_lb: number
  readonly weight_as_read: string | null
  readonly body_fat: number | null
  readonly muscle: number | null
  readonly is_irregular: number
  readonly source: string
}

/**
 * A food entry of the member. `foods` is JSON of `EatenFood` in seed/readings/daily-readings.ts.
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
/** Column names of each table, in the order of reading and writing. */
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

/** Rows per statement: few round trips, and within the parameter limits of both databases. */
const AT_ONCE = 100

/** Adds readings, ignoring ids that exist, and returns the number of new ones. */
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
    // Every column holds an SqlValue; the mapped type is too wide for the compiler.
    const values = some.flatMap((row) => [memberId, ...names.map((name) => row[name] as SqlValue)])
    added += await sql.run(
      `INSERT INTO ${table} (member_id, ${names.join(', ')}) VALUES ${some.map(() => places).join(', ')} ON CONFLICT DO NOTHING`,
      values,
    )
  }
  return added
}

/**
 * Readings that count, or those that the member left out of their figures. Only blood sugar has the
 * mark; an irregular weight has one of its own.
 */
export function countedClause(table: ReadingTable, isLeftOut = false): string {
  return table === 'bg_readings' ? `AND is_left_out = ${isLeftOut ? 1 : 0}` : ''
}

/** A span of local times, both included, with optional filters. */
export type ReadingSpan = {
  readonly start: string
  readonly end: string
  readonly now: number
  readonly count?: number | undefined
  /** Id of the last reading of the previous page. */
  readonly after?: string | undefined
  /** Only blood sugar readings that are left out, instead of those that count. */
  readonly isLeftOut?: boolean
}

/**
 * Returns the readings after `after`, newest first; null when the member has no such reading.
 * `where` adds a filter.
 */
export async function readingsBehind<T extends ReadingTable>(
  sql: Sql,
  table: T,
  memberId: string,
  { start, end, now, count, after, isLeftOut }: ReadingSpan,
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
     WHERE member_id = ? AND at_ms <= ? AND local_time >= ? AND local_time <= ? ${countedClause(table, isLeftOut)} ${where.clause} ${behind.clause}
     ORDER BY at_ms DESC, id DESC LIMIT ?`,
    [memberId, now, start, end, ...where.values, ...behind.values, count ?? 50_000],
  )
}

/** Returns the readings of a span, newest first; at most `count`. */
export async function listReadings<T extends ReadingTable>(
  sql: Sql,
  table: T,
  memberId: string,
  span: Omit<ReadingSpan, 'after'>,
  where?: Parameters<typeof readingsBehind>[4],
): Promise<readonly Readings[T][]> {
  return (await readingsBehind(sql, table, memberId, span, where)) ?? []
}

/** Copies the readings of `from` to `to` up to `until` (epoch milliseconds). */
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
