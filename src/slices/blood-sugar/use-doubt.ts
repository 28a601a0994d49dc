import { type SugarDoubt, sugarDoubt } from '#domain/blood-sugar-doubt.ts'
import type { BloodSugarEntry } from '#domain/blood-sugar-entry.ts'
import { addDays, type Day } from '#domain/readings-calendar.ts'
import { oddSugar } from '#domain/thresholds-care.ts'
import { useBloodSugarReadings } from '#gateway/blood-sugar.queries.ts'

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
