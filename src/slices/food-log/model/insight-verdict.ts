import type { FoodInsight } from '#generated/schemas/rpc/food-focus.reader.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'

/** What an insight is said to be; `unknown` for a tone that this portal does not know. */
export type InsightVerdict = 'TRY' | 'NEUTRAL' | 'unknown' | 'GOOD'
const order = ['TRY', 'unknown', 'NEUTRAL', 'GOOD'] as const satisfies readonly InsightVerdict[]

/**
 * The verdict of an insight over a period of `days`. Praise needs more than half of the days: 7 of 14
 * logged days say nothing about the others.
 */
export function insightVerdict(
  { tone, dates }: Pick<FoodInsight, 'tone' | 'dates'>,
  days: number,
): InsightVerdict {
  if (isUnknown(tone)) return 'unknown'
  return tone === 'GOOD' && dates.length * 2 <= days ? 'NEUTRAL' : tone
}

/** The insights by their verdict, those that are worth a try first, and how many of each there are. */
export function judgedInsights<Insight extends Pick<FoodInsight, 'tone' | 'dates'>>(
  insights: readonly Insight[],
  days: number,
) {
  const judged = insights
    .map((insight) => ({ insight, verdict: insightVerdict(insight, days) }))
    .toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict))
  const count = (verdict: InsightVerdict) =>
    judged.filter((each) => each.verdict === verdict).length
  return { judged, tries: count('TRY'), good: count('GOOD') }
}
