import { updateFact } from '../../../database/facts/facts.ts'
import {
  changeReading,
  readingById,
  removeReading,
} from '../../../database/tables/reading-changes.ts'
import { keepOriginal } from '../../../database/tables/reading-history.ts'
import { listReadings } from '../../../database/tables/readings.ts'
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
      const after = { ...before, ...change }
      if (JSON.stringify(after) !== JSON.stringify(before)) {
        await keepOriginal(sql, caller.id, before, 'CORRECTED', now)
        await changeReading(sql, 'weight_readings', caller.id, path.id, change)
      }
      return { status: 200, body: weightWire(after) }
    }),

  removeWeightReading: async ({ caller, store, path, now, problem }) => {
    const isRemoved = await store.transaction(async (sql) => {
      const row = await readingById(sql, 'weight_readings', caller.id, path.id, now)
      if (!row) return false
      await keepOriginal(sql, caller.id, row, 'REMOVED', now)
      await removeReading(sql, 'weight_readings', caller.id, path.id)
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
