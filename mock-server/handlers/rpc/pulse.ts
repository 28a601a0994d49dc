import { create } from '@bufbuild/protobuf'
import type { ServiceImpl } from '@connectrpc/connect'
import {
  GetPulseStatsResponseSchema,
  ListPulseReadingsResponseSchema,
  PulseReadingSchema,
  type PulseService,
  PulseSource,
} from '../../../generated/proto/portal/pulse/v1/pulse_pb.js'
import { placeOf } from '../../services/time/reading-moment.ts'
import { readingsBehind } from '../../database/tables/readings.ts'
import { memberCall } from '../rpc-call.ts'
import { rpcPage } from '../rpc-pagination.ts'
import { rangeOf } from '../rpc-date-range.ts'

/** The usual resting pulse, both limits included (docs/clinical.md#pulse). */
const USUAL = [60, 100] as const

const MOST = 1000

type Sums = {
  readonly count: number
  readonly days: number
  readonly total: number | null
  readonly lowest: number | null
  readonly highest: number | null
  readonly below: number | null
  readonly above: number | null
}

/** Pulse values of blood pressure readings. Readings without one are omitted. */
export const pulse: ServiceImpl<typeof PulseService> = {
  listPulseReadings: async (request, context) => {
    const { store, caller, now, problem } = memberCall(context)
    const range = rangeOf(request, now, problem)
    const withPulse = { clause: 'AND pulse IS NOT NULL', values: [] }
    const { rows, ...next } = await rpcPage(
      request,
      MOST,
      (after, count) =>
        readingsBehind(store, 'bp_readings', caller.id, { ...range, count, after }, withPulse),
      problem,
    )
    return create(ListPulseReadingsResponseSchema, {
      ...next,
      readings: rows.map((row) =>
        create(PulseReadingSchema, {
          id: row.id,
          timestamp: row.local_time,
          ...placeOf(row),
          beatsPerMinute: row.pulse ?? 0,
          source: PulseSource[row.source as Exclude<keyof typeof PulseSource, 'UNSPECIFIED'>],
        }),
      ),
    })
  },

  getPulseStats: async (request, context) => {
    const { store, caller, now, problem } = memberCall(context)
    const { start, end } = rangeOf(request, now, problem)
    const sums = await store.get<Sums>(
      `SELECT COUNT(*) AS count, COUNT(DISTINCT SUBSTR(local_time, 1, 10)) AS days, SUM(pulse) AS total, MIN(pulse) AS lowest, MAX(pulse) AS highest,
         SUM(CASE WHEN pulse < ? THEN 1 ELSE 0 END) AS below, SUM(CASE WHEN pulse > ? THEN 1 ELSE 0 END) AS above
       FROM bp_readings WHERE member_id = ? AND at_ms <= ? AND local_time >= ? AND local_time <= ? AND pulse IS NOT NULL`,
      [...USUAL, caller.id, now, start, end],
    )
    const {
      count = 0,
      days = 0,
      total = null,
      lowest = null,
      highest = null,
      below = null,
      above = null,
    } = sums ?? {}
    return create(GetPulseStatsResponseSchema, {
      readingCount: count,
      readingDayCount: days,
      ...(total === null || lowest === null || highest === null
        ? {}
        : { average: Math.round(total / count), lowest, highest }),
      belowUsualCount: below ?? 0,
      usualCount: count - (below ?? 0) - (above ?? 0),
      aboveUsualCount: above ?? 0,
    })
  },
}
