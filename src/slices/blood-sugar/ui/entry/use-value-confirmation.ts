import { type BloodSugarOutlier, bloodSugarOutlier } from '../../model/blood-sugar-outliers.ts'
import type { BloodSugarEntry } from '../../model/blood-sugar-entry.ts'
import { addDays, type Day } from '#platform/model/calendar-day.ts'
import { lastDay } from '#vitals/model/readings/initial-range.ts'
import { bloodSugarOutlierLimits } from '#vitals/model/care-thresholds.ts'
import { useBloodSugarReadings } from '#vitals/api/readings/use-blood-sugar-readings.ts'

/**
 * Decides on a confirmation question with the readings loaded so far. Without them only the checks
 * that need no other reading apply.
 */
export function useValueConfirmation(today: Day): {
  readonly outlierOf: (entry: BloodSugarEntry) => BloodSugarOutlier | null
  readonly isPending: boolean
} {
  const read = useBloodSugarReadings({
    start: addDays(today, -bloodSugarOutlierLimits.days),
    end: lastDay,
  })
  return {
    outlierOf: (entry) => bloodSugarOutlier(entry, read.state === 'ready' ? read.data : [], today),
    isPending: read.state === 'pending',
  }
}
