import { updateFact } from '../../../database/facts/facts.ts'
import { readingById } from '../../../database/tables/reading-changes.ts'
import { listReadings } from '../../../database/tables/readings.ts'
import { correctStored, removeStored } from '../../../services/readings/put-right.ts'
import { readingMoment } from '../../../services/time/reading-moment.ts'
import type { RestHandlers } from '../../rest-call.ts'
import { weightWire } from './weight.ts'

/** Corrects weights and removes them; the original is kept. */
export const weightCorrection: RestHandlers<'correctWeightReading' | 'removeWeightReading'> = {
  correctWeightReading: ({ caller, store, path, body, now, problem }) =>
    store.transaction(async (sql) => {
      const before = await readingById(sql, 'weight_readings', caller.id, path.id, now)
      if (!before) return problem(404, 'not_found')
      const found = readingMoment(body.measurementTime, body.timeZone ?? before.time_zone, now)
      if ('fault' in found) return problem(422, found.fault)
      const change = { ...found.moment, weight_lb: Math.round(body.weightLb * 10) / 10 }
      const span = { start: body.measurementTime, end: body.measurementTime, now }
      const others = await listReadings(sql, 'weight_readings', caller.id, span)
      if (others.some((row) => row.id !== path.id && row.weight_lb === change.weight_lb))
        return problem(409, 'duplicate_reading')
      const stored = {
        sql,
        table: 'weight_readings' as const,
        memberId: caller.id,
        row: before,
        now,
      }
      return { status: 200, body: weightWire(await correctStored(stored, change)) }
    }),

  removeWeightReading: async ({ caller, store, path, now, problem }) => {
    const isRemoved = await store.transaction(async (sql) => {
      const row = await readingById(sql, 'weight_readings', caller.id, path.id, now)
      if (!row) return false
      await removeStored({ sql, table: 'weight_readings', memberId: caller.id, row, now })
      return true
    })
    if (!isRemoved) return problem(404, 'not_found')
    // A goal no longer starts from a reading that is gone.
    await updateFact(store, caller.id, 'weightTarget', (fact) =>
      fact?.weightReadingId === path.id ? { ...fact, weightReadingId: null } : fact,
    )
    return { status: 204 }
  },
}
