import { useMemo } from 'react'
import type { SlotGroup } from '#vitals/model/readings/group-averages.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import {
  goalPlace,
  type WeightDecimals,
  type WeightRange,
  weightSlots,
} from '#vitals/model/weight/weight-trends.ts'
import { GroupedAverageChart } from '#vitals/ui/figures/grouped-average-chart.tsx'
import type { WeightWords } from './use-weight-words.ts'

/** The averages of a span as a line; a `goal` in pounds beside them is a dotted line. */
export function WeightChart({
  groups,
  span,
  range,
  goal,
  words,
  label,
  decimals,
}: {
  groups: readonly SlotGroup[]
  span: DateSpan
  range: WeightRange
  goal: number | null
  words: WeightWords
  label: string
  decimals: WeightDecimals
}) {
  const { t } = words
  const slots = useMemo(() => weightSlots(span, range), [span, range])
  const bands = useMemo(
    () =>
      goal === null || goalPlace(groups, goal) !== 'beside'
        ? []
        : [
            {
              low: goal,
              high: goal,
              limits: [goal],
              look: 'goal' as const,
              title: t('weight.chart.goal', { pounds: words.number(goal) }),
            },
          ],
    [goal, groups, t, words],
  )
  return (
    <GroupedAverageChart
      {...{ groups, slots, bands, words, label, decimals }}
      unit={t('weight.unit')}
      spoken={(point) => t('weight.chart.point', point)}
    />
  )
}
