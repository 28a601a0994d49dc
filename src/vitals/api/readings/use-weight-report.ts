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
 * The newest readings, or all readings in a weight-management program (WT-016). `wanted` false
 * sends no request.
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

/**
 * `useReportReadings` for weight. A weight-management program needs a single request for everything
 * (WT-016).
 */
export function useWeightReport({
  hasWeightManagement,
  ...report
}: ReportRequest & { hasWeightManagement: boolean }): QueryState<ReportReadings<WeightReading>> {
  const { today, wanted = true } = report
  const newest = useNewestWeight({ hasWeightManagement, today, wanted })
  const requested = requestedSpans(newest, report)
  const placeholder = { start: today, end: today }
  const needsSpans = wanted && !hasWeightManagement && requested !== null
  const ofSpan = useRequestedWeights(
    weightRequest(false, requested?.span ?? placeholder),
    needsSpans,
  )
  const ofEarlier = useRequestedWeights(
    weightRequest(false, requested?.earlier ?? placeholder),
    needsSpans,
  )
  if (!hasWeightManagement || requested === null)
    return toReportReadings(newest, requested, ofSpan, ofEarlier)
  return toReportReadings(
    newest,
    requested,
    mapQueryState(newest, (all) => readingsWithin(all, requested.span)),
    mapQueryState(newest, (all) => readingsWithin(all, requested.earlier)),
  )
}
