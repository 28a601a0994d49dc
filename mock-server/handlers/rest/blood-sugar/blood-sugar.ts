import { type BloodSugarRow, readingsBehind } from '../../../database/tables/readings.ts'
import type { SqlValue } from '../../../database/store.ts'
import { offsetText } from '../../../services/time/time-zone.ts'
import { adaStatus } from '../../../services/readings/ada-status.ts'
import type { RestHandlers, Schema } from '../../rest-call.ts'
import { pageOf } from '../../pagination.ts'
import { dateRangeFault } from '../../../services/time/date-range.ts'

type Tags = Schema<'BloodSugarTags'>

export function bloodSugarWire(row: BloodSugarRow): Schema<'BloodSugarReading'> {
  return {
    id: row.id,
    timestamp: row.local_time,
    utcOffset: offsetText(row.utc_offset),
    timeZone: row.time_zone,
    value: row.value,
    tags: {
      // Only this server writes these codes, with values of the contract.
      eat_code: row.eat_code as Tags['eat_code'],
      source: row.source as Tags['source'],
      feeling_code: row.feeling_code as Tags['feeling_code'],
      OOR_low: row.oor_low === 1,
      OOR_high: row.oor_high === 1,
      note: row.note,
      carb: row.carb,
      short_float: row.short_float,
      long_float: row.long_float,
      premix_float: row.premix_float,
      is_control: row.is_control === 1,
    },
    adaTargetRangeExtendedStatus: adaStatus(row),
  }
}

const narrowed = (
  sources: string | undefined,
  isControl: string | undefined,
): { clause: string; values: SqlValue[] } => {
  const codes = sources === undefined ? [] : sources.split(',').map(Number)
  return {
    clause: `${codes.length > 0 ? `AND source IN (${codes.map(() => '?').join(', ')})` : ''} ${isControl === undefined ? '' : 'AND is_control = ?'}`,
    values: [...codes, ...(isControl === undefined ? [] : [isControl === 'true' ? 1 : 0])],
  }
}

/** Lists readings newest first. `sortKey` allows only `timestamp`, which is the default. */
export const bloodSugar: RestHandlers<'listBloodSugarReadings'> = {
  listBloodSugarReadings: async ({ caller, store, query, now, problem }) => {
    const fault = dateRangeFault(query.start, query.end)
    if (fault) return problem(400, fault.example)
    const page = await pageOf(query, 1000, (after, count) =>
      readingsBehind(
        store,
        'bg_readings',
        caller.id,
        {
          start: query.start,
          end: query.end,
          now,
          count,
          after,
          isLeftOut: query.isLeftOut === 'true',
        },
        narrowed(query.tagsSource, query.tagsIsControl),
      ),
    )
    if (page === null) return problem(422, 'unknown_cursor')
    const { rows, next } = page
    return {
      status: 200,
      body: {
        bgs: rows.map((row) => ({
          ...bloodSugarWire(row),
          ...(query.isLeftOut === 'true' && { isLeftOut: true }),
        })),
        ...(next !== undefined && { next }),
      },
    }
  },
}
