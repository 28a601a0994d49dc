import { useMemo } from 'react'
import { daysInPulsePoint, pulseGroups, type Pulse } from '#vitals/model/pulse/pulse.ts'
import { slotsOf } from '#vitals/model/readings/group-averages.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import { usualPulse } from '#vitals/model/thresholds.ts'
import type { ReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { GroupedAverageChart } from '#vitals/ui/figures/grouped-average-chart.tsx'
import { GroupedAverageTable } from '#vitals/ui/figures/grouped-average-table.tsx'

type Props = { readings: readonly Pulse[]; span: DateSpan; words: ReadingWords }
const bands = [
  { low: usualPulse.from, high: usualPulse.to, limits: [usualPulse.from, usualPulse.to] },
]

/** The averages of a period as a line over the usual range. */
export function PulseChart({ readings, span, words, label }: Props & { label: string }) {
  const { t } = words
  const groups = useMemo(() => pulseGroups(readings, span), [readings, span])
  const slots = useMemo(() => slotsOf(span, daysInPulsePoint(span)), [span])
  return (
    <GroupedAverageChart
      {...{ groups, slots, bands, words, label }}
      unit={t('pulse.unit')}
      spoken={(point) => t('pulse.chart.point', point)}
    />
  )
}

/** The table with the same data as the chart. */
export function PulseTable({ readings, span, words }: Props) {
  const { t } = words
  return (
    <GroupedAverageTable
      groups={pulseGroups(readings, span)}
      caption={t('pulse.table.groups', { span: words.span(span) })}
      header={t('pulse.column.average')}
      unit={t('pulse.unit')}
      words={words}
    />
  )
}

const groupings = {
  1: 'pulse.chart.daily',
  7: 'pulse.chart.weekly',
  30: 'pulse.chart.monthly',
} as const

/** "Average of each day", "of each week" or "of every 30 days". */
export function groupingKey(span: DateSpan) {
  return groupings[daysInPulsePoint(span)]
}
