import { noneOf } from '#platform/model/parts/none.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import { startsLate } from '#vitals/model/report/starts-late.ts'
import type { SlotGroup } from '#vitals/model/readings/group-averages.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { regular, weightChange } from '#vitals/model/weight/weight-change.ts'
import {
  firstDayOf,
  goalPlace,
  groupingOf,
  weightFigures,
  weightGroups,
  type WeightRange,
} from '#vitals/model/weight/weight-trends.ts'
import { Card } from '#ui/layout/card.tsx'
import { ChartFrame, type ChartView } from '#ui/charts/chart-frame.tsx'
import { ChartLegend } from '#ui/charts/chart-legend.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { useWeightDecimals } from './use-weight-decimals.ts'
import { useWeightWords, type WeightWords } from './use-weight-words.ts'
import { WeightChart } from './weight-chart.tsx'
import type { WeightTable } from './weight-table.tsx'
import { NoReadingsInPeriod } from '#vitals/ui/area/area-query-state.tsx'
import { weightArea } from './weight-area.ts'

/**
 * The grouped readings of a span with their finding, as a chart or table; an empty state without
 * readings. `goal` is in pounds.
 */
export function WeightTrend({
  readings,
  leftOut,
  span,
  range,
  today,
  goal,
  view,
  table: Table,
}: {
  readings: readonly WeightReading[]
  leftOut: number | undefined
  span: DateSpan
  range: WeightRange
  today: Day
  goal: number | null
  view: ChartView
  /** `WeightTable`; the overview has none, since it has no table view. */
  table?: typeof WeightTable
}) {
  const words = useWeightWords(today)
  const { t } = words
  const decimals = useWeightDecimals()
  const figures = weightFigures(readings, span)
  if (figures === null) {
    return (
      <Card>
        <NoReadingsInPeriod none={noneOf(figures, leftOut)} area={weightArea} span={span} />
      </Card>
    )
  }
  const groups = weightGroups(readings, span, range, decimals)
  const grouping = groupingOf[range]
  const finding = findingWords(
    words,
    range,
    { change: weightChange(readings, span), first: firstDayOf(regular(readings), span) },
    { span, only: figures.highest },
  )
  const about = {
    title: t(`weight.chart.${grouping}`),
    span: words.span(span),
    basis: words.basis(figures),
  }
  return (
    <ChartFrame
      finding={finding}
      sub={t('weight.chart.about', about)}
      keyboardHint={groups.length > 1 ? t('readings.keys') : undefined}
      view={view}
      chart={<WeightChart {...{ groups, span, range, goal, words, decimals }} label={finding} />}
      legend={
        <Stack gap="s3">
          {goal === null ? null : <GoalLegend {...{ goal, groups, words }} />}
          <Text look="caption" tone="muted">
            {`${grouping === 'monthly' ? `${t('weight.chart.group')} ` : ''}${t('readings.zone', { zone: words.zone(readings) })}`}
          </Text>
        </Stack>
      }
      table={
        Table === undefined ? null : (
          <Table
            groups={groups}
            caption={t('weight.table.groups', { span: about.span })}
            {...{ words, decimals }}
          />
        )
      }
    />
  )
}

/** The goal's line, or that the goal lies outside of the chart. */
function GoalLegend({
  goal,
  groups,
  words: { t, number },
}: {
  goal: number
  groups: readonly SlotGroup[]
  words: WeightWords
}) {
  const place = goalPlace(groups, goal)
  const pounds = number(goal)
  return place === 'beside' ? (
    <ChartLegend items={[{ goal: true, label: t('weight.chart.goal', { pounds }) }]} />
  ) : (
    <Text look="small" tone="secondary">
      {t(`weight.chart.goal.${place}`, { pounds })}
    </Text>
  )
}

/**
 * The finding in one sentence, with its first day if the readings start in the second half of the
 * period.
 */
function findingWords(
  { t, pounds, number, range, day }: WeightWords,
  days: WeightRange,
  { change, first }: { change: number | null; first: Day | null },
  { span, only }: { span: DateSpan; only: number },
): string {
  if (change === null) return t('weight.finding.one', { pounds: pounds(only) })
  const way = change === 0 ? 'same' : change < 0 ? 'less' : 'more'
  const figures = { pounds: number(Math.abs(change), { decimals: 1 }) }
  if (first !== null && startsLate(first, span))
    return t(`weight.finding.${way}.since`, { ...figures, day: day(first) })
  return t(`weight.finding.${way}`, { ...figures, range: range(days) })
}
