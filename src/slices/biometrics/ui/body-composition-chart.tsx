import { useMemo } from 'react'
import { bodyGroups, type BodyPartName, type BodyReading } from '../model/body-composition.ts'
import { slotsOf } from '#vitals/model/readings/group-averages.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import type { ReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { GroupedAverageChart } from '#vitals/ui/figures/grouped-average-chart.tsx'
import { GroupedAverageTable } from '#vitals/ui/figures/grouped-average-table.tsx'

type Props = {
  readings: readonly BodyReading[]
  span: DateSpan
  part: BodyPartName
  words: ReadingWords
}

/**
 * Weekly averages of a part as a line. No range is drawn, since no range is right for every member.
 */
export function BodyCompositionChart({ readings, span, part, words }: Props) {
  const { t } = words
  const groups = useMemo(() => bodyGroups(readings, span, part), [readings, span, part])
  const slots = useMemo(() => slotsOf(span, 7), [span])
  return (
    <GroupedAverageChart
      {...{ groups, slots, words }}
      decimals={1}
      unit={t('biometrics.unit.percent')}
      label={t(`biometrics.chart.title.${part}`)}
      spoken={(point) => t('biometrics.chart.point', point)}
    />
  )
}

/** The table with the same data as the chart. */
export function BodyCompositionTable({ readings, span, part, words }: Props) {
  const { t } = words
  return (
    <GroupedAverageTable
      groups={bodyGroups(readings, span, part)}
      caption={t(`biometrics.table.${part}`, { span: words.span(span) })}
      header={t('biometrics.column.average')}
      unit={t('biometrics.unit.percent')}
      words={words}
      decimals={1}
    />
  )
}
