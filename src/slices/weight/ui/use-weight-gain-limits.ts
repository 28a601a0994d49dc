import type { Loaded } from '#platform/model/loaded.ts'
import { mapQueryState } from '#platform/query/query-state.ts'
import { useIsLate } from '#platform/time/use-is-late.ts'
import { useBiometrics } from '../api/use-biometrics.ts'
import type { WeightGainLimits } from '../model/weight-gain.ts'

/** Milliseconds after which pending limits count as failed. */
const patience = 5_000

/** The care team's limits for a weight gain. They count as failed if they take too long. */
export function useWeightGainLimits(): Loaded<WeightGainLimits> {
  const limits = mapQueryState(useBiometrics(), ({ weightGainLimits }) => weightGainLimits)
  const isLate = useIsLate(limits.state === 'pending', patience)
  return isLate ? { state: 'failed' } : limits
}
