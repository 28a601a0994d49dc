import { within } from '#domain/readings.ts'
import { addDays, type Day } from '#domain/readings-calendar.ts'
import { firstDay } from '#domain/readings-opening.ts'
import type { WeightReading } from '#domain/weight.ts'
import { weightAsked } from '#domain/weight-asking.ts'
import { mapRead, type Read } from './read.ts'
import { newestCount } from './opening.ts'
import { type AskedReport, reported, type Reported, spansAsked } from './report.queries.ts'
import { useAskedWeights } from './weight.queries.ts'

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
