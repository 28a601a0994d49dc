import { newestRequest } from '#vitals/model/readings/initial-range.ts'
import { useBloodPressureReadings } from '#vitals/api/readings/use-blood-pressure-readings.ts'
import { useBloodSugarReadings } from '#vitals/api/readings/use-blood-sugar-readings.ts'
import { useRecentWeights } from '#vitals/api/readings/weight-queries.ts'
import { useInitialAnswers, useMember } from '#session/member/member-context.tsx'
import type { UrgentArea } from '../model/urgent-readings.ts'

/**
 * The newest readings of the areas, for the sentence and the care cards alike. `states` has the state
 * of each call; blood pressure has failed where the member's id did.
 */
export function useLatestReadings(areas: readonly UrgentArea[]) {
  const { hasWeightManagement } = useMember()
  const { userId } = useInitialAnswers()
  const has = (area: UrgentArea) => areas.includes(area)
  const sugars = useBloodSugarReadings({ ...newestRequest, wanted: has('blood-sugar') })
  const pressures = useBloodPressureReadings({
    userId: userId.value ?? '',
    ...newestRequest,
    wanted: has('blood-pressure') && userId.value !== null,
  })
  const weights = useRecentWeights({ hasWeightManagement, wanted: has('weight') })
  const states = {
    'blood-sugar': sugars.state,
    'blood-pressure': userId.status === 'failed' ? ('failed' as const) : pressures.state,
    weight: weights.state,
  }
  return { has, sugars, pressures, weights, states }
}
