import { leaveOut, readingById } from '../../../database/tables/reading-changes.ts'
import { keepOriginal } from '../../../database/tables/reading-history.ts'
import { type BloodSugarRow, listReadings } from '../../../database/tables/readings.ts'
import type { Sql } from '../../../database/store.ts'
import { correctStored, removeStored } from '../../../services/readings/put-right.ts'
import { readingMoment } from '../../../services/time/reading-moment.ts'
import { bloodSugarWire } from './blood-sugar.ts'
import type { RestHandlers } from '../../rest-call.ts'

type Ids = 'correctBloodSugarReading' | 'markBloodSugarReading' | 'removeBloodSugarReading'
type Measured = Pick<BloodSugarRow, 'local_time' | 'value' | 'oor_low' | 'oor_high'>

/** Returns another reading of the same moment with the same value, or undefined. */
export async function equalBloodSugar(
  sql: Sql,
  memberId: string,
  { local_time, value, oor_low, oor_high }: Measured,
  now: number,
): Promise<BloodSugarRow | undefined> {
  const span = { start: local_time, end: local_time, now }
  return (await listReadings(sql, 'bg_readings', memberId, span)).find(
    (row) => row.value === value && row.oor_low === oor_low && row.oor_high === oor_high,
  )
}

/** Corrects readings, leaves them out of the figures and removes them; the original is kept. */
export const bloodSugarCorrection: RestHandlers<Ids> = {
  correctBloodSugarReading: ({ caller, store, path, body, now, problem }) =>
    store.transaction(async (sql) => {
      const before = await readingById(sql, 'bg_readings', caller.id, path.id, now)
      if (!before) return problem(404, 'not_found')
      const found = readingMoment(body.timestamp, body.timeZone ?? before.time_zone, now)
      if ('fault' in found) return problem(422, found.fault)
      const change = {
        ...found.moment,
        value: body.value,
        oor_low: body.beyondMeter === 'LOW' ? 1 : 0,
        oor_high: body.beyondMeter === 'HIGH' ? 1 : 0,
        ...(body.eat_code !== undefined && { eat_code: body.eat_code }),
      }
      const equal = await equalBloodSugar(sql, caller.id, change, now)
      if (equal && equal.id !== path.id) return problem(409, 'duplicate_reading')
      const stored = { sql, table: 'bg_readings' as const, memberId: caller.id, row: before, now }
      return { status: 200, body: bloodSugarWire(await correctStored(stored, change)) }
    }),

  markBloodSugarReading: ({ caller, store, path, body: { isLeftOut }, now, problem }) =>
    store.transaction(async (sql) => {
      const find = (left: boolean) => readingById(sql, 'bg_readings', caller.id, path.id, now, left)
      const before = await find(!isLeftOut)
      const row = before ?? (await find(isLeftOut))
      if (!row) return problem(404, 'not_found')
      if (before) {
        await keepOriginal(sql, caller.id, row, isLeftOut ? 'LEFT_OUT' : 'TAKEN_BACK', now)
        await leaveOut(sql, caller.id, path.id, isLeftOut)
      }
      return { status: 200, body: { ...bloodSugarWire(row), ...(isLeftOut && { isLeftOut }) } }
    }),

  removeBloodSugarReading: ({ caller, store, path, now, problem }) =>
    store.transaction(async (sql) => {
      const row =
        (await readingById(sql, 'bg_readings', caller.id, path.id, now)) ??
        (await readingById(sql, 'bg_readings', caller.id, path.id, now, true))
      if (!row) return problem(404, 'not_found')
      await removeStored({ sql, table: 'bg_readings', memberId: caller.id, row, now })
      return { status: 204 }
    }),
}
