import { readingById } from '../../../database/tables/reading-changes.ts'
import {
  addReadings,
  type BloodPressureRow,
  listReadings,
} from '../../../database/tables/readings.ts'
import type { Sql } from '../../../database/store.ts'
import { finishTasks } from '../../../services/members/finish-tasks.ts'
import { correctStored, removeStored } from '../../../services/readings/put-right.ts'
import { readingMoment, typedId } from '../../../services/time/reading-moment.ts'
import type { RestHandlers } from '../../rest-call.ts'
import { bloodPressureWire } from './blood-pressure.ts'

type Ids =
  | 'createBloodPressureReading'
  | 'correctBloodPressureReading'
  | 'removeBloodPressureReading'

const valuesOf = ({ systolic, diastolic, pulse }: BloodPressureRow): string =>
  `${systolic}/${diastolic} ${pulse}`

/** Another reading of the same moment with the same values. */
async function equalReading(
  sql: Sql,
  memberId: string,
  row: BloodPressureRow,
  now: number,
): Promise<BloodPressureRow | undefined> {
  const span = { start: row.local_time, end: row.local_time, now }
  const others = await listReadings(sql, 'bp_readings', memberId, span)
  return others.find((other) => other.id !== row.id && valuesOf(other) === valuesOf(row))
}

/** Adds a typed reading and returns its id; null when the member typed the same reading before. */
async function addTyped(
  sql: Sql,
  memberId: string,
  row: Omit<BloodPressureRow, 'id'>,
  now: number,
): Promise<string | null> {
  const equal = await equalReading(sql, memberId, { id: '', ...row }, now)
  if (equal?.source === row.source) return null
  const values = valuesOf({ id: '', ...row })
  // A corrected reading keeps its id, so a new one with the first values needs another.
  for (const each of [values, `${values} again`]) {
    const id = typedId('bp', memberId, row.local_time, each)
    if ((await addReadings(sql, 'bp_readings', memberId, [{ id, ...row }])) > 0) return id
  }
  return null
}

/** Adds typed blood pressures, corrects them and removes them; the original is kept. */
export const bloodPressureEntry: RestHandlers<Ids> = {
  createBloodPressureReading: async ({ caller, store, body, now, problem }) => {
    const found = readingMoment(body.timestamp, body.timeZone ?? caller.timeZone, now)
    if ('fault' in found) return problem(422, found.fault)
    const { systolic, diastolic, pulse } = body
    const row = { ...found.moment, systolic, diastolic, pulse, source: 'SELF_REPORTED' }
    const id = await addTyped(store, caller.id, row, now)
    if (id === null) return problem(409, 'duplicate_reading')
    await finishTasks({ store, caller }, 'TAKE_BLOOD_PRESSURE')
    return {
      status: 201,
      headers: { location: `/v1/users/me/readings/bp/${id}` },
      body: bloodPressureWire({ id, ...row }),
    }
  },

  correctBloodPressureReading: ({ caller, store, path, body, now, problem }) =>
    store.transaction(async (sql) => {
      const before = await readingById(sql, 'bp_readings', caller.id, path.id, now)
      if (!before) return problem(404, 'not_found')
      const found = readingMoment(body.timestamp, body.timeZone ?? before.time_zone, now)
      if ('fault' in found) return problem(422, found.fault)
      const { systolic, diastolic, pulse } = body
      const change = { ...found.moment, systolic, diastolic, pulse }
      const after = { ...before, ...change }
      if (await equalReading(sql, caller.id, after, now)) return problem(409, 'duplicate_reading')
      const stored = { sql, table: 'bp_readings' as const, memberId: caller.id, row: before, now }
      return { status: 200, body: bloodPressureWire(await correctStored(stored, change)) }
    }),

  removeBloodPressureReading: ({ caller, store, path, now, problem }) =>
    store.transaction(async (sql) => {
      const row = await readingById(sql, 'bp_readings', caller.id, path.id, now)
      if (!row) return problem(404, 'not_found')
      await removeStored({ sql, table: 'bp_readings', memberId: caller.id, row, now })
      return { status: 204 }
    }),
}
