import { readingsWithin } from '../../model/readings/readings.ts'
import { addDays, type Day } from '#platform/model/calendar-day.ts'
import { firstDay } from '../../model/readings/initial-range.ts'
import type { WeightReading } from '../../model/weight/weight.ts'
import { weightRequest } from '../../model/weight/weight-request.ts'
import { mapQueryState, type QueryState } from '#platform/query/query-state.ts'
import { newestCount } from './resolve-initial-range.ts'
import {
  type ReportRequest,
  toReportReadings,
  type ReportReadings,
  requestedSpans,
} from './use-report-readings.ts'
import { useRequestedWeights } from './weight-queries.ts'

/**
 * The last reading of all, or all of them with the last one first (WT-016). `wanted` false asks
 * nothing.
 */
export function useNewestWeight({
  hasWeightManagement,
  today,
  wanted,
}: {
  hasWeightManagement: boolean
  today: Day
  wanted: boolean
}): QueryState<readonly WeightReading[]> {
  const everything = useRequestedWeights(
    weightRequest(true, { start: firstDay, end: today }),
    wanted && hasWeightManagement,
  )
  const last = useRequestedWeights(
    { ...weightRequest(false, { start: firstDay, end: addDays(today, 1) }), count: newestCount },
    wanted && !hasWeightManagement,
  )
  return hasWeightManagement ? everything : last
}

/** As `useReported`. In a weight-management program it is one call for everything (WT-016). */
export function useWeightReport({
  hasWeightManagement,
  ...report
}: ReportRequest & { hasWeightManagement: boolean }): QueryState<ReportReadings<WeightReading>> {
  const { today, wanted = true } = report
  const newest = useNewestWeight({ hasWeightManagement, today, wanted })
  const asked = requestedSpans(newest, report)
  const some = { start: today, end: today }
  const asksSpans = wanted && !hasWeightManagement && asked !== null
  const ofSpan = useRequestedWeights(weightRequest(false, asked?.span ?? some), asksSpans)
  const ofEarlier = useRequestedWeights(weightRequest(false, asked?.earlier ?? some), asksSpans)
  if (!hasWeightManagement || asked === null)
    return toReportReadings(newest, asked, ofSpan, ofEarlier)
  return toReportReadings(
    newest,
    asked,
    mapQueryState(newest, (all) => readingsWithin(all, asked.span)),
    mapQueryState(newest, (all) => readingsWithin(all, asked.earlier)),
  )
}
