import {
  type BloodPressureRow,
  listReadings,
  readingsBehind,
} from '../../../database/tables/readings.ts'
import { offsetText } from '../../../services/time/time-zone.ts'
import type { RestHandlers, Schema } from '../../rest-call.ts'
import { pageOf } from '../../pagination.ts'
import { dateRangeFault } from '../../../services/time/date-range.ts'

export function bloodPressureWire(row: BloodPressureRow): Schema<'BloodPressureReading'> {
  return {
    id: row.id,
    timestamp: row.local_time,
    utcOffset: offsetText(row.utc_offset),
    timeZone: row.time_zone,
    systolic: row.systolic,
    diastolic: row.diastolic,
    pulse: row.pulse,
    // Only this server writes the column, with values of the contract.
    source: row.source as Schema<'BloodPressureSource'>,
  }
}

const mean = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

const averageOf = (rows: readonly BloodPressureRow[]): Schema<'BloodPressureStats'>['average'] => {
  if (rows.length === 0) return null
  const pulses = rows.map((row) => row.pulse).filter((pulse) => pulse !== null)
  return {
    systolic: mean(rows.map((row) => row.systolic)),
    diastolic: mean(rows.map((row) => row.diastolic)),
    pulse: pulses.length === 0 ? null : mean(pulses),
  }
}

export const bloodPressure: RestHandlers<'listBloodPressureReadings' | 'getBloodPressureStats'> = {
  listBloodPressureReadings: async ({ caller, store, path, query, now, problem }) => {
    if (path.userId !== caller.id) return problem(404, 'not_found')
    const fault = dateRangeFault(query.start, query.end)
    if (fault) return problem(400, fault.example)
    const page = await pageOf(query, 1000, (after, count) =>
      readingsBehind(store, 'bp_readings', caller.id, {
        start: query.start,
        end: query.end,
        now,
        count,
        after,
      }),
    )
    if (page === null) return problem(422, 'unknown_cursor')
    const { rows, next } = page
    return {
      status: 200,
      body: { bpReadings: rows.map(bloodPressureWire), ...(next !== undefined && { next }) },
    }
  },

  getBloodPressureStats: async ({ caller, store, query, now, problem }) => {
    const fault = dateRangeFault(query.start, query.end)
    if (fault) return problem(400, fault.example)
    const rows = await listReadings(store, 'bp_readings', caller.id, {
      start: query.start,
      end: query.end,
      now,
    })
    const daysWithReadings = new Set(rows.map((row) => row.local_time.slice(0, 10))).size
    return {
      status: 200,
      body: {
        start: query.start,
        end: query.end,
        count: rows.length,
        daysWithReadings,
        average: averageOf(rows),
      },
    }
  },
}
