import { noneOf } from '#platform/model/parts/none.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import {
  groupingOf,
  weightFigures,
  weightGroups,
  type WeightRange,
} from '#vitals/model/weight/weight-trends.ts'
import { useGoalPounds } from '../../api/use-goal-pounds.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { PageExplanation } from '#ui/layout/page-explanation.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { WeightWords } from '../use-weight-words.ts'
import { useWeightDecimals } from '../use-weight-decimals.ts'
import { WeightChart } from '../weight-chart.tsx'
import { WeightTable } from '../weight-table.tsx'
import { NoReadingsInPeriod } from '#vitals/ui/area/area-query-state.tsx'
import { weightArea } from '../weight-area.ts'

/** Goal, chart and table of a period. */
export function WeightReportParts({
  readings,
  leftOut,
  span,
  range,
  words,
}: {
  readings: readonly WeightReading[]
  leftOut: number | undefined
  span: DateSpan
  range: WeightRange
  words: WeightWords
}) {
  const { t } = words
  const goal = useGoalPounds()
  const decimals = useWeightDecimals()
  if (weightFigures(readings, span) === null)
    return <NoReadingsInPeriod none={noneOf(null, leftOut)} area={weightArea} span={span} />
  const groups = weightGroups(readings, span, range, decimals)
  const title = t(`weight.chart.${groupingOf[range]}`)
  return (
    <>
      <Stack gap="s4">
        <Stack gap="s1">
          <Heading level={3}>{title}</Heading>
          {goal === null ? null : (
            <Text tone="secondary">{t('weight.report.goal', { pounds: words.number(goal) })}</Text>
          )}
        </Stack>
        <WeightChart {...{ groups, span, range, goal, words, decimals }} label={title} />
      </Stack>
      <PageExplanation title={t('readings.report.rows')} icon="table">
        <WeightTable
          groups={groups}
          caption={t('weight.table.groups', { span: words.span(span) })}
          {...{ words, decimals }}
        />
      </PageExplanation>
    </>
  )
}
