import type { SlotGroup } from '#vitals/model/readings/group-averages.ts'
import type { WeightDecimals } from '#vitals/model/weight/weight-trends.ts'
import { GroupedAverageTable } from '#vitals/ui/figures/grouped-average-table.tsx'
import type { WeightWords } from './use-weight-words.ts'

/** The table with the same data as the chart. */
export function WeightTable({
  groups,
  caption,
  words,
  decimals,
}: {
  groups: readonly SlotGroup[]
  caption: string
  words: WeightWords
  decimals: WeightDecimals
}) {
  return (
    <GroupedAverageTable
      {...{ groups, caption, words, decimals }}
      header={words.t('weight.column.average')}
      unit={words.t('weight.unit')}
    />
  )
}
