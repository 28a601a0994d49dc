import { useEffect, useRef } from 'react'
import type { BloodPressureReading } from '#vitals/model/blood-pressure/blood-pressure.ts'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import type { Pulse } from '#vitals/model/pulse/pulse.ts'
import { dayOf } from '#vitals/model/readings/readings.ts'
import { secondsOf, timesOf } from '#platform/model/calendar-day.ts'
import { type DateSpan, isWithin } from '#platform/model/date-span.ts'
import type { ReportsAndData } from '../model/reports-and-data.ts'
import { weightRequest } from '#vitals/model/weight/weight-request.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import {
  listBloodPressureReadings,
  listBloodSugarReadings,
  listWeightReadings,
} from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { listPulseReadings } from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { useListReportsAndData } from '#generated/rpc/hooks.ts'
import { bloodPressureRows } from '#vitals/api/readings/blood-pressure-rows.ts'
import { toListedReading, bloodSugarRows } from '#vitals/api/readings/blood-sugar-rows.ts'
import type { Rows } from '#platform/model/parts/unknown-enum.ts'
import { readInPages } from './read-in-pages.ts'
import { toQueryState, type QueryState } from '#platform/query/query-state.ts'
import { type Save, useSave } from '#platform/query/use-save.ts'
import { weightRows } from '#vitals/api/readings/weight-rows.ts'

/** The reports and exports of the member's programs. */
export function useReportsAndData(): QueryState<ReportsAndData> {
  return toQueryState(useListReportsAndData({}))
}

/**
 * The result of an export: the readings, newest first. `leftOut` counts readings that failed to
 * parse; `isWhole` is false when the export was cancelled.
 */
export type ExportState<R> = {
  readonly readings: readonly R[]
  readonly leftOut: number
  readonly isWhole: boolean
}

/** Fetches the readings of a span in pages until the page unmounts. */
function usePages<R>(
  ask: (page: DateSpan) => Promise<Rows<R>>,
  isOneCall = false,
): Save<DateSpan, ExportState<R>> {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])
  return useSave(async (span: DateSpan) => {
    const readings = isOneCall
      ? await ask(span)
      : await readInPages(span, ask, () => isHere.current)
    return {
      readings: readings?.items ?? [],
      leftOut: readings?.leftOut ?? 0,
      isWhole: readings !== null && isHere.current,
    }
  }, [])
}

/** All readings of a span, fetched on request. */
export function useBloodSugarExport(): Save<DateSpan, ExportState<BloodSugarReading>> {
  const client = usePortalClient()
  return usePages(async ({ start, end }) =>
    bloodSugarRows(
      await listBloodSugarReadings(client, { ...secondsOf(start, end), ...toListedReading }),
    ),
  )
}

/** The same for blood pressure, with the member's id. */
export function useBloodPressureExport(
  userId: string,
): Save<DateSpan, ExportState<BloodPressureReading>> {
  const client = usePortalClient()
  return usePages(async ({ start, end }) =>
    bloodPressureRows(
      await listBloodPressureReadings(client, { userId, ...secondsOf(start, end) }),
    ),
  )
}

/**
 * The same for weight, including irregular readings. A weight-management program uses the call
 * without a span (WT-016).
 */
export function useWeightExport(
  hasWeightManagement: boolean,
): Save<DateSpan, ExportState<WeightReading>> {
  const client = usePortalClient()
  return usePages(async (span) => {
    const { items, leftOut } = weightRows(
      await listWeightReadings(client, weightRequest(hasWeightManagement, span)),
    )
    return {
      items: items.filter((reading) => isWithin(span, dayOf(reading))),
      leftOut,
    }
  }, hasWeightManagement)
}

/** The same for pulse. */
export function usePulseExport(): Save<DateSpan, ExportState<Pulse>> {
  const client = useRpcClient()
  return usePages(
    async ({ start, end }) => (await listPulseReadings(client, timesOf(start, end))).readings,
  )
}
