import { type SugarDoubt, sugarDoubt } from '../../model/blood-sugar-outliers.ts'
import type { BloodSugarEntry } from '../../model/blood-sugar-entry.ts'
import { addDays, type Day } from '#platform/model/calendar-day.ts'
import { oddSugar } from '#vitals/model/care-thresholds.ts'
import { useBloodSugarReadings } from '#vitals/api/readings/use-blood-sugar-readings.ts'

/**
 * Whether a typed reading is asked about, by the member's readings as they are known now. Without
 * them the reasons are left that need no other reading.
 */
export function useDoubt(today: Day): {
  readonly doubtOf: (entry: BloodSugarEntry) => SugarDoubt | null
  readonly isPending: boolean
} {
  const read = useBloodSugarReadings({
    start: addDays(today, -oddSugar.days),
    end: addDays(today, 1),
  })
  return {
    doubtOf: (entry) => sugarDoubt(entry, read.state === 'ready' ? read.data : [], today),
    isPending: read.state === 'pending',
  }
}
