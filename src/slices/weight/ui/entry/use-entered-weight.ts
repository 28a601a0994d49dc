import { type WeightGain, weightGain } from '../../model/weight-gain.ts'
import {
  neighborOf,
  readingOf,
  type WeightEntry,
  withoutEnteredWeight,
} from '../../model/weight-form.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { useBiometrics } from '../../api/use-biometrics.ts'
import { useRecentWeights } from '#vitals/api/readings/weight-queries.ts'
import { localUtcOffset } from '#i18n/utc-offset.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMember } from '#session/member/member-context.tsx'

/**
 * A typed weight as a reading, with its neighbor (`null` without any) and the gain that reaches the
 * care team's limit.
 */
export type EnteredWeight = {
  readonly reading: WeightReading
  readonly readings: readonly WeightReading[]
  readonly neighbor: WeightReading | null
  readonly gain: WeightGain | null
}

/**
 * Compares a typed weight with the readings and limits loaded so far. Data that failed to load
 * causes no question and no alarm. `isPending`: the readings are loading.
 */
export function useEnteredWeight(): {
  readonly enteredWeightOf: (entry: WeightEntry) => EnteredWeight
  readonly isPending: boolean
} {
  const { now } = useToday()
  const { hasWeightManagement } = useMember()
  const recent = useRecentWeights({ hasWeightManagement, wanted: true })
  const biometrics = useBiometrics()
  const all = recent.state === 'ready' ? recent.data : []
  const limits = biometrics.state === 'ready' ? biometrics.data.weightGainLimits.items : []
  const enteredWeightOf = (entry: WeightEntry): EnteredWeight => {
    const readings = withoutEnteredWeight(entry, all)
    const reading = readingOf(entry, localUtcOffset(entry.timestamp))
    const gain = weightGain([...readings, reading], limits, now)
    return {
      reading,
      readings,
      neighbor: neighborOf(reading, readings),
      gain: gain?.reading.id === reading.id ? gain : null,
    }
  }
  return { enteredWeightOf, isPending: recent.state === 'pending' }
}
