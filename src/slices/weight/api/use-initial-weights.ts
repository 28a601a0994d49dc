import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { useMember } from '#session/member/member-context.tsx'
import {
  type InitialReadings,
  type InitialReadingsRequest,
  type ReadingsRequest,
  useInitialReadings,
} from '#vitals/api/readings/use-initial-readings.ts'
import { useProgramWeights } from '#vitals/api/readings/weight-queries.ts'
import type { QueryState } from '#platform/query/query-state.ts'

export type InitialWeights = InitialReadings<WeightReading>

/** `useInitialReadings` for weight; a weight-management program reads everything in one call. */
export function useInitialWeights(request: InitialReadingsRequest): QueryState<InitialWeights> {
  const { hasWeightManagement } = useMember()
  const useWeights = (days: ReadingsRequest) => useProgramWeights({ hasWeightManagement, ...days })
  return useInitialReadings(useWeights, request)
}
