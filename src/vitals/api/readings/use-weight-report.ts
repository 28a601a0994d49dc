import { within } from '../../model/readings/readings.ts'
import { addDays, type Day } from '#platform/model/calendar-day.ts'
import { firstDay } from '../../model/readings/initial-range.ts'
import type { WeightReading } from '../../model/weight/weight.ts'
import { weightAsked } from '../../model/weight/weight-request.ts'
import { mapRead, type Read } from '#platform/query/query-state.ts'
import { newestCount } from './resolve-initial-range.ts'
import { type AskedReport, reported, type Reported, spansAsked } from './use-report-readings.ts'
import { useAskedWeights } from './weight-queries.ts'

/**
 * The last reading of all, or all of them with the last one first (WT-016). `wanted` false asks
 * nothing.
 */
export function useNewestWeight({
  hasWeightManagement,
  today,
  wanted,
}: {
  hasWeightManagement: boolean
  today: Day
  wanted: boolean
}): Read<readonly WeightReading[]> {
  const everything = useAskedWeights(
    weightAsked(true, { start: firstDay, end: today }),
    wanted && hasWeightManagement,
  )
  const last = useAskedWeights(
    { ...weightAsked(false, { start: firstDay, end: addDays(today, 1) }), count: newestCount },
    wanted && !hasWeightManagement,
  )
  return hasWeightManagement ? everything : last
}

/** As `useReported`. In a weight-management program it is one call for everything (WT-016). */
export function useWeightReport({
  hasWeightManagement,
  ...report
}: AskedReport & { hasWeightManagement: boolean }): Read<Reported<WeightReading>> {
  const { today, wanted = true } = report
  const newest = useNewestWeight({ hasWeightManagement, today, wanted })
  const asked = spansAsked(newest, report)
  const some = { start: today, end: today }
  const asksSpans = wanted && !hasWeightManagement && asked !== null
  const ofSpan = useAskedWeights(weightAsked(false, asked?.span ?? some), asksSpans)
  const ofEarlier = useAskedWeights(weightAsked(false, asked?.earlier ?? some), asksSpans)
  if (!hasWeightManagement || asked === null) return reported(newest, asked, ofSpan, ofEarlier)
  return reported(
    newest,
    asked,
    mapRead(newest, (all) => within(all, asked.span)),
    mapRead(newest, (all) => within(all, asked.earlier)),
  )
}
