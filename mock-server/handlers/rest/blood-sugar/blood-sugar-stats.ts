import type { Sql, SqlValue } from '../../../database/store.ts'
import type { RestHandlers, Schema } from '../../rest-call.ts'
import { dateRangeFault } from '../../../services/time/date-range.ts'

type Status = Schema<'AdaRangeStatus'>
type Figures = Schema<'BloodSugarFigures'>

/**
 * The ranges of 2§9, lowest first, as SQL conditions. ada-status.ts has the same rule for one
 * reading.
 */
const ranges: readonly (readonly [status: Status, condition: string])[] = [
  ['SEVERELY_LOW', '(value IS NULL AND oor_low = 1) OR value < 20'],
  ['VERY_LOW', 'value >= 20 AND value < 54'],
  ['LOW', 'value >= 54 AND value < 70'],
  ['IN_RANGE', 'value >= 70 AND value <= CASE WHEN eat_code IN (6, 7, 8) THEN 130 ELSE 180 END'],
  ['SLIGHTLY_HIGH', 'eat_code IN (6, 7, 8) AND value > 130 AND value <= 180'],
  ['HIGH', 'value > 180 AND value <= 250'],
  ['VERY_HIGH', 'value > 250 AND value <= 600'],
  ['SEVERELY_HIGH', '(value IS NULL AND oor_low = 0) OR value > 600'],
]

/** Sums of the readings of one meal tag and hour. */
type Sums = {
  readonly eat_code: Schema<'MealTag'>
  readonly hour: string
  readonly readings: number
  readonly below: number
  readonly above: number
  readonly measured: number
  readonly total: number
  readonly lowest: number | null
  readonly highest: number | null
} & Readonly<Record<Status, number>>

/** Selects numeric values only. Values out of the meter's range are text, also typed ones (2§9). */
const NUMBER = 'CASE WHEN value >= 20 AND value <= 600 THEN value END'

const COUNTS = ranges
  .map(([status, condition]) => `SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END) AS "${status}"`)
  .join(', ')

const sumsOf = (sql: Sql, where: string, values: readonly SqlValue[]): Promise<readonly Sums[]> =>
  sql.all<Sums>(
    `SELECT eat_code, SUBSTR(local_time, 12, 2) AS hour, COUNT(*) AS readings,
       SUM(CASE WHEN oor_low = 1 OR value < 20 THEN 1 ELSE 0 END) AS below, SUM(CASE WHEN oor_high = 1 OR value > 600 THEN 1 ELSE 0 END) AS above,
       COUNT(${NUMBER}) AS measured, COALESCE(SUM(${NUMBER}), 0) AS total, MIN(${NUMBER}) AS lowest, MAX(${NUMBER}) AS highest, ${COUNTS}
     FROM bg_readings WHERE ${where} GROUP BY eat_code, SUBSTR(local_time, 12, 2)`,
    values,
  )

const figuresOf = (parts: readonly Sums[]): Figures => {
  const sum = (pick: (part: Sums) => number) => parts.reduce((total, part) => total + pick(part), 0)
  const numbers = (pick: (part: Sums) => number | null) =>
    parts.map(pick).filter((value) => value !== null)
  const count = sum((part) => part.readings)
  const measured = sum((part) => part.measured)
  return {
    count,
    belowMeter: sum((part) => part.below),
    aboveMeter: sum((part) => part.above),
    average: measured === 0 ? null : Math.round(sum((part) => part.total) / measured),
    lowest: measured === 0 ? null : Math.min(...numbers((part) => part.lowest)),
    highest: measured === 0 ? null : Math.max(...numbers((part) => part.highest)),
    ranges: ranges.map(([status]) => {
      const inRange = sum((part) => part[status])
      return {
        status,
        count: inRange,
        percent: count === 0 ? 0 : Math.round((inRange * 1000) / count) / 10,
      }
    }) as Figures['ranges'],
  }
}

/** Sorts by code, with missing codes last. */
const byCode = (
  [a]: readonly [number | null, unknown],
  [b]: readonly [number | null, unknown],
): number => (a ?? 99) - (b ?? 99)

export const bloodSugarStats: RestHandlers<'getBloodSugarStats'> = {
  getBloodSugarStats: async ({ caller, store, query, now, problem }) => {
    const { start, end } = query
    const fault = dateRangeFault(start, end)
    if (fault) return problem(400, fault.example)
    const isControl =
      query.tagsIsControl === undefined ? [] : [query.tagsIsControl === 'true' ? 1 : 0]
    const where = `is_left_out = 0 AND member_id = ? AND at_ms <= ? AND local_time >= ? AND local_time <= ?${isControl.length > 0 ? ' AND is_control = ?' : ''}`
    const values = [caller.id, now, start, end, ...isControl]
    const [sums, days] = await Promise.all([
      sumsOf(store, where, values),
      store.get<{ days: number }>(
        `SELECT COUNT(DISTINCT SUBSTR(local_time, 1, 10)) AS days FROM bg_readings WHERE ${where}`,
        values,
      ),
    ])
    return {
      status: 200,
      body: {
        start,
        end,
        daysWithReadings: days?.days ?? 0,
        overall: figuresOf(sums),
        byMeal: [...Map.groupBy(sums, (part) => part.eat_code)]
          .toSorted(byCode)
          .map(([eat_code, parts]) => ({ eat_code, figures: figuresOf(parts) })),
        byHour: [...Map.groupBy(sums, (part) => Number(part.hour))]
          .toSorted(byCode)
          .map(([hour, parts]) => ({ hour, figures: figuresOf(parts) })),
      },
    }
  },
}
