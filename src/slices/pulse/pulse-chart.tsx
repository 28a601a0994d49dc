import { useMemo } from 'react'
import { daysInPulsePoint, pulseGroups, type Pulse } from '#domain/pulse.ts'
import { slotsOf } from '#domain/readings-groups.ts'
import type { Span } from '#domain/readings-period.ts'
import { usualPulse } from '#domain/thresholds.ts'
import type { ReadingWords } from '#i18n/use-reading-words.ts'
import { GroupChart, GroupTable } from '#ui/chart/group-chart.tsx'

type Props = { readings: readonly Pulse[]; span: Span; words: ReadingWords }
const bands = [
  { low: usualPulse.from, high: usualPulse.to, limits: [usualPulse.from, usualPulse.to] },
]

/** The averages of a period as a line over the usual range. */
export function PulseChart({ readings, span, words, label }: Props & { label: string }) {
  const { t } = words
  const groups = useMemo(() => pulseGroups(readings, span), [readings, span])
  const slots = useMemo(() => slotsOf(span, daysInPulsePoint(span)), [span])
  return (
    <GroupChart
      {...{ groups, slots, bands, words, label }}
      unit={t('pulse.unit')}
      spoken={(point) => t('pulse.chart.point', point)}
    />
  )
}

/** Its table twin. */
export function PulseTable({ readings, span, words }: Props) {
  const { t } = words
  return (
    <GroupTable
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
export function groupingKey(span: Span) {
  return groupings[daysInPulsePoint(span)]
}
