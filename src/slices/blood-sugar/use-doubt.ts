import { type SugarDoubt, sugarDoubt } from '#domain/blood-sugar-doubt.ts'
import type { BloodSugarEntry } from '#domain/blood-sugar-entry.ts'
import { addDays, type Day } from '#domain/readings-calendar.ts'
import { oddSugar } from '#domain/thresholds-care.ts'
import { useBloodSugarReadings } from '#gateway/blood-sugar.queries.ts'

/** Whether a typed reading is asked about, by the member's readings as they are known now. A failed or pending answer leaves the reasons that need no other reading. */
export function useDoubt(today: Day): (entry: BloodSugarEntry) => SugarDoubt | null {
  const read = useBloodSugarReadings({ start: addDays(today, -oddSugar.days), end: addDays(today, 1) })
  return entry => sugarDoubt(entry, read.state === 'ready' ? read.data : [], today)
}
