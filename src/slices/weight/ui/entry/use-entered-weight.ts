import { checkWeightGain, type WeightGainCheck } from '../../model/weight-gain.ts'
import {
  neighborOf,
  readingOf,
  type WeightEntry,
  withoutEnteredWeight,
} from '../../model/weight-form.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { mapQueryState } from '#platform/query/query-state.ts'
import { useWeightGainLimits } from '../use-weight-gain-limits.ts'
import { useRecentWeights } from '#vitals/api/readings/weight-queries.ts'
import { localUtcOffset } from '#i18n/utc-offset.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMember } from '#session/member/member-context.tsx'

/**
 * A typed weight as a reading, with its neighbor (`null` without any) and the check for a
 * sudden gain.
 */
export type EnteredWeight = {
  readonly reading: WeightReading
  readonly readings: readonly WeightReading[]
  readonly neighbor: WeightReading | null
  readonly check: WeightGainCheck
}

/**
 * Compares a typed weight with the readings and limits loaded so far. Readings that failed to load
 * cause no question; the check for a gain then says that it does not know. `isPending`: the readings
 * are loading.
 */
export function useEnteredWeight(): {
  readonly enteredWeightOf: (entry: WeightEntry) => EnteredWeight
  readonly isPending: boolean
} {
  const { now } = useToday()
  const { hasWeightManagement, hasSafeContent } = useMember()
  const recent = useRecentWeights({ hasWeightManagement, wanted: true })
  const limits = useWeightGainLimits()
  const all = recent.state === 'ready' ? recent.data : []
  const enteredWeightOf = (entry: WeightEntry): EnteredWeight => {
    const readings = withoutEnteredWeight(entry, all)
    const reading = readingOf(entry, localUtcOffset(entry.timestamp))
    const check = checkWeightGain({
      readings: mapQueryState(recent, () => [...readings, reading]),
      limits,
      hasGeneralRule: hasSafeContent,
      now,
    })
    return {
      reading,
      readings,
      neighbor: neighborOf(reading, readings),
      // The overview tells of a gain up to another reading.
      check:
        check.type === 'gained' && check.gain.reading.id !== reading.id ? { type: 'none' } : check,
    }
  }
  return { enteredWeightOf, isPending: recent.state === 'pending' }
}
