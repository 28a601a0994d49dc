import { finishTasks } from '../../../services/members/finish-tasks.ts'
import { changeReading, readingById } from '../../../database/tables/reading-changes.ts'
import { addReadings, type BloodSugarRow } from '../../../database/tables/readings.ts'
import { bloodSugarWire } from './blood-sugar.ts'
import { equalBloodSugar } from './blood-sugar-correction.ts'
import type { Sql } from '../../../database/store.ts'
import { readingMoment, typedId } from '../../../services/time/reading-moment.ts'
import type { RestHandlers, Schema } from '../../rest-call.ts'

type Ids = 'createBloodSugarReading' | 'updateBloodSugarReading'

const units = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 10) / 10

const changed = (tags: Schema<'BloodSugarTagsChange'>): Partial<BloodSugarRow> => ({
  ...tags,
  ...(tags.short_float === undefined ? {} : { short_float: units(tags.short_float) }),
  ...(tags.long_float === undefined ? {} : { long_float: units(tags.long_float) }),
  ...(tags.premix_float === undefined ? {} : { premix_float: units(tags.premix_float) }),
})

/**
 * Adds a typed reading and returns its id; null when the member typed the same reading before. A
 * corrected reading keeps its id, so a new one with the first value needs another.
 */
async function addTyped(
  sql: Sql,
  memberId: string,
  row: Omit<BloodSugarRow, 'id'>,
  now: number,
): Promise<string | null> {
  const equal = await equalBloodSugar(sql, memberId, row, now)
  if (equal?.source === row.source) return null
  const value = row.value ?? (row.oor_low === 1 ? 'lo' : 'hi')
  for (const each of [value, `${value} again`]) {
    const id = typedId('bg', memberId, row.local_time, each)
    if ((await addReadings(sql, 'bg_readings', memberId, [{ id, ...row }])) > 0) return id
    // A reading that is left out is the same reading.
    if (await readingById(sql, 'bg_readings', memberId, id, now, true)) return null
  }
  return null
}

/** Adds typed blood sugar readings and changes the tags and notes of readings. */
export const bloodSugarEntry: RestHandlers<Ids> = {
  createBloodSugarReading: async ({ caller, store, body, now, problem }) => {
    const found = readingMoment(body.timestamp, body.timeZone ?? caller.timeZone, now)
    if ('fault' in found) return problem(422, found.fault)
    const {
      short_float,
      long_float,
      premix_float,
      eat_code,
      note,
      carb,
      feeling_code,
      source,
      OOR_low: isBelow = false,
      OOR_high: isAbove = false,
    } = body.tags
    const row: Omit<BloodSugarRow, 'id'> = {
      ...found.moment,
      value: body.value,
      eat_code,
      source,
      oor_low: isBelow ? 1 : 0,
      oor_high: isAbove ? 1 : 0,
      note,
      carb,
      feeling_code,
      short_float: units(short_float),
      long_float: units(long_float),
      premix_float: units(premix_float),
      is_control: 0,
    }
    const id = await addTyped(store, caller.id, row, now)
    if (id === null) return problem(409, 'duplicate_reading')
    await finishTasks({ store, caller }, 'TAKE_BLOOD_SUGAR')
    return {
      status: 201,
      headers: { location: `/v1/users/me/readings/bgs/${id}` },
      body: bloodSugarWire({ id, ...row }),
    }
  },

  updateBloodSugarReading: ({ caller, store, path, body, now, problem }) =>
    store.transaction(async (sql) => {
      const before = await readingById(sql, 'bg_readings', caller.id, path.id, now)
      if (!before) return problem(404, 'not_found')
      if (before.is_control === 1) return problem(422, 'control_test')
      const change = changed(body.tags)
      await changeReading(sql, 'bg_readings', caller.id, path.id, change)
      return { status: 200, body: bloodSugarWire({ ...before, ...change }) }
    }),
}
