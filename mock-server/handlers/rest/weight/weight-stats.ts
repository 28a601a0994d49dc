import { listReadings, type WeightRow } from '../../../database/tables/readings.ts'
import type { Sql } from '../../../database/store.ts'
import { dayNumber, dayText, wallClock } from '../../../services/time/time-zone.ts'
import type { RestHandlers, Schema } from '../../rest-call.ts'
import { ALWAYS, weightWire } from './weight.ts'

type Duration = Schema<'WeightDuration'>
const DURATIONS: readonly Duration[] = [7, 14, 30, 90, 180, 365]

const REGULAR = { clause: 'AND is_irregular = 0', values: [] }
const tenth = (value: number): number => Math.round(value * 10) / 10

/** Returns the newest regular weight of a member, or undefined. */
export async function newestWeight(
  sql: Sql,
  memberId: string,
  now: number,
): Promise<WeightRow | undefined> {
  return (
    await listReadings(sql, 'weight_readings', memberId, { ...ALWAYS, now, count: 1 }, REGULAR)
  )[0]
}

type Point = { readonly day: string; readonly value: number }

/**
 * Returns the change from the first to the last point of the last `duration` days, today included.
 * Points are newest first.
 */
const changeOver = (points: readonly Point[], duration: Duration, today: string): number | null => {
  const first = dayText(dayNumber(today) - duration + 1)
  const inside = points.filter(({ day }) => day >= first)
  return inside.length < 2 ? null : tenth(inside[0]!.value - inside.at(-1)!.value)
}

const pointsOf = (
  rows: readonly WeightRow[],
  pick: (row: WeightRow) => number | null,
): readonly Point[] =>
  rows.flatMap((row) => {
    const value = pick(row)
    return value === null ? [] : [{ day: row.local_time.slice(0, 10), value }]
  })

export const weightStats: RestHandlers<'getWeightStats'> = {
  getWeightStats: async ({ caller, store, query, now }) => {
    // Validation by the contract admits only known durations.
    const asked =
      query.durations === undefined
        ? DURATIONS
        : (query.durations.split(',').map(Number) as readonly number[] as readonly Duration[])
    const durations = [...new Set(asked)]
    const today = wallClock(caller.timeZone, now)
    const rows = await listReadings(
      store,
      'weight_readings',
      caller.id,
      { ...ALWAYS, now },
      REGULAR,
    )
    const changes = (points: readonly Point[]) =>
      durations.map((duration) => ({ duration, change: changeOver(points, duration, today) }))
    const part = (pick: (row: WeightRow) => number | null): Schema<'BodyPartStats'> | null => {
      const points = pointsOf(rows, pick)
      return query.extended_stats === 'false' || points.length === 0
        ? null
        : { current: points[0]!.value, stats: changes(points) }
    }
    const [newest, oldest] = [rows[0], rows.at(-1)]
    return {
      status: 200,
      body: {
        stats: changes(pointsOf(rows, (row) => row.weight_lb)),
        overallStats: {
          currentWeightReading: newest ? weightWire(newest) : null,
          startingWeightReading: oldest ? weightWire(oldest) : null,
          change:
            newest && oldest && rows.length > 1 ? tenth(newest.weight_lb - oldest.weight_lb) : null,
        },
        bodyFatStats: part((row) => row.body_fat),
        muscleMassStats: part((row) => row.muscle),
      },
    }
  },
}
