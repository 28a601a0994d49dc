import type { WeightReading } from '../../model/weight/weight.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import { latestRequest } from './resolve-initial-range.ts'
import type { ReadingsRequest } from './use-initial-readings.ts'
import {
  type ReportReadings,
  type ReportRequest,
  useReportReadings,
} from './use-report-readings.ts'
import { useProgramWeights } from './weight-queries.ts'

/**
 * The newest readings, or all readings in a weight-management program. `wanted` false sends no
 * request.
 */
export function useNewestWeight(request: {
  hasWeightManagement: boolean
  wanted: boolean
}): QueryState<readonly WeightReading[]> {
  return useProgramWeights({ ...latestRequest, ...request })
}

/** `useReportReadings` for weight. */
export function useWeightReport({
  hasWeightManagement,
  ...report
}: ReportRequest & { hasWeightManagement: boolean }): QueryState<ReportReadings<WeightReading>> {
  const useWeights = (days: ReadingsRequest) => useProgramWeights({ hasWeightManagement, ...days })
  return useReportReadings(useWeights, report)
}
