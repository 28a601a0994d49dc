import type { Span } from '#domain/readings-period.ts'
import type { WeightReading } from '#domain/weight.ts'
import { groupingOf, weightFigures, weightGroups, type WeightRange } from '#domain/weight-trends.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import type { Words } from './use-words.ts'
import { WeightChart, WeightTable } from './weight-chart.tsx'

/** Goal, chart and table of a period. */
export function ReportParts({
  readings,
  span,
  range,
  goal,
  words,
}: {
  readings: readonly WeightReading[]
  span: Span
  range: WeightRange
  goal: number | null
  words: Words
}) {
  const { t } = words
  if (weightFigures(readings, span) === null)
    return (
      <EmptyState icon="scale" title={t('readings.none.title')}>
        {t('readings.none.text')}
      </EmptyState>
    )
  const groups = weightGroups(readings, span, range)
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
        <WeightChart {...{ groups, span, range, goal, words }} label={title} />
      </Stack>
      <WeightTable
        groups={groups}
        caption={t('weight.table.groups', { span: words.span(span) })}
        words={words}
      />
    </>
  )
}
