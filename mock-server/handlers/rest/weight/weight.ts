import { changeReading, readingById } from '../../../database/tables/reading-changes.ts'
import { readingsBehind, type WeightRow } from '../../../database/tables/readings.ts'
import { placeOf } from '../../../services/time/reading-moment.ts'
import type { RestHandlers, Schema } from '../../rest-call.ts'
import { pageOf } from '../../pagination.ts'
import { dateRangeFault } from '../../../services/time/date-range.ts'

export function weightWire(row: WeightRow): Schema<'WeightReading'> {
  return {
    id: row.id,
    measurementTime: row.local_time,
    ...placeOf(row),
    normalizedWeightLb: row.weight_lb,
    isIrregular: row.is_irregular === 1,
    biometrics:
      row.body_fat === null && row.muscle === null
        ? null
        : { bodyFatPercentage: row.body_fat, musclePercentage: row.muscle },
    // Only this server writes the column, with values of the contract.
    source: row.source as Schema<'WeightSource'>,
  }
}

/** A span that includes every reading. */
export const ALWAYS = { start: '0000-01-01T00:00:00', end: '9999-12-31T23:59:59' } as const

export const weight: RestHandlers<'listWeightReadings' | 'markWeightReading'> = {
  listWeightReadings: async ({ caller, store, query, now, problem }) => {
    const start = query.start ?? ALWAYS.start
    const end = query.end ?? ALWAYS.end
    const fault = dateRangeFault(query.start ?? '1970-01-01T00:00:00', query.end ?? ALWAYS.end)
    if (fault) return problem(400, fault.example)
    const irregular =
      query.isIrregular === undefined
        ? undefined
        : { clause: 'AND is_irregular = ?', values: [query.isIrregular === 'true' ? 1 : 0] }
    const page = await pageOf(query, 1000, (after, count) =>
      readingsBehind(
        store,
        'weight_readings',
        caller.id,
        { start, end, now, count, after },
        irregular,
      ),
    )
    if (page === null) return problem(422, 'unknown_cursor')
    const { rows, next } = page
    return {
      status: 200,
      body: { weightReadings: rows.map(weightWire), ...(next !== undefined && { next }) },
    }
  },

  markWeightReading: ({ caller, store, path, body, now, problem }) =>
    store.transaction(async (sql) => {
      const before = await readingById(sql, 'weight_readings', caller.id, path.id, now)
      if (!before) return problem(404, 'not_found')
      const change = { is_irregular: body.isIrregular ? 1 : 0 }
      await changeReading(sql, 'weight_readings', caller.id, path.id, change)
      return { status: 200, body: weightWire({ ...before, ...change }) }
    }),
}
