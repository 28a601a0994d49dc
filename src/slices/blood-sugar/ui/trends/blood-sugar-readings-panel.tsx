import { useMemo } from 'react'
import {
  type BloodSugarFigures,
  highestMeal,
} from '#vitals/model/blood-sugar/blood-sugar-statistics.ts'
import { ChartFrame } from '#ui/charts/chart-frame.tsx'
import { ChartLegend } from '#ui/charts/chart-legend.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import { Text } from '#ui/primitives/text.tsx'
import { rangeLimitWords } from '../blood-sugar-range-shares.tsx'
import { BloodSugarReadingTable } from '../blood-sugar-reading-table.tsx'
import type { BloodSugarTrendView } from './blood-sugar-trend-view.ts'
import { BloodSugarChart } from '../blood-sugar-chart.tsx'

/** Every reading of the span over the range, by time. */
export function BloodSugarReadingsPanel({
  readings,
  span,
  basis,
  words,
  view,
  figures,
}: BloodSugarTrendView & { figures: BloodSugarFigures }) {
  const { t } = words
  const days = words.span(span)
  const meal = useMemo(() => highestMeal(readings), [readings])
  const finding =
    meal === null || meal.meal === 'noMeal'
      ? t('blood-sugar.finding.in-range', { count: figures.inRange.count, total: figures.ranged })
      : t(`blood-sugar.finding.meal.${meal.meal}`, { average: meal.average })
  const chart = useMemo(
    () => <BloodSugarChart {...{ readings, span, words }} label={finding} />,
    [readings, span, words, finding],
  )
  return (
    <ChartFrame
      finding={finding}
      sub={t('blood-sugar.chart.about', { span: days, basis: words.basis(basis) })}
      keyboardHint={readings.length > 1 ? t('readings.keys') : undefined}
      view={view}
      chart={chart}
      legend={
        <Stack gap="s3">
          <ChartLegend
            items={[
              ...figures.shares
                .filter(({ count }) => count > 0)
                .map(({ range }) => ({
                  shape: rangeMarks.bloodSugar[range].shape,
                  tone: rangeMarks.bloodSugar[range].tone,
                  label: t(`blood-sugar.range.${range}`),
                })),
              {
                band: true as const,
                label: t('blood-sugar.target', { limits: rangeLimitWords(words, 'inRange') }),
              },
            ]}
          />
          <Text look="caption" tone="muted">
            {t('readings.zone', { zone: words.zone(readings) })}
          </Text>
        </Stack>
      }
      table={
        <BloodSugarReadingTable
          readings={readings}
          caption={t('blood-sugar.table.caption', { span: days })}
          words={words}
        />
      }
    />
  )
}
