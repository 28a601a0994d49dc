import { useMemo } from 'react'
import {
  type BloodSugarPeriod,
  bloodSugarFigures,
  bloodSugarPeriods,
} from '#domain/blood-sugar-figures.ts'
import { bloodSugarReport } from '#domain/blood-sugar-report.ts'
import { inTime } from '#domain/readings.ts'
import { isDay } from '#domain/readings-calendar.ts'
import { spanParam } from '#domain/readings-search.ts'
import { basisOf } from '#domain/sufficiency.ts'
import { figureValues } from '#domain/figure-needs.ts'
import { type OpenedBloodSugar, useOpenedBloodSugar } from '#gateway/blood-sugar-period.queries.ts'
import { useReportWords } from '#i18n/use-report-words.ts'
import { useToday } from '#i18n/use-today.ts'
import { useInitialAnswers } from '#session/member-context.tsx'
import { Card } from '#ui/card/card.tsx'
import type { ChartView } from '#ui/chart/chart-frame.tsx'
import { useChartView } from '#ui/chart/use-chart-view.ts'
import { useSearch } from '#ui/link/use-search.ts'
import { PeriodChoice } from '#ui/report/period-choice.tsx'
import { ReportFigures } from '#ui/report/report-figures.tsx'
import { TrendPage } from '#ui/report/trend-page.tsx'
import { useReportRange } from '#ui/report/use-report-range.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Text } from '#ui/text/text.tsx'
import { DayAndShares } from './day-and-shares.tsx'
import { MealPairsPanel } from './meal-pairs-panel.tsx'
import { BloodSugarPage, BloodSugarRead, NoBloodSugar } from './page.tsx'
import { ReadingsPanel } from './readings-panel.tsx'
import type { Shown } from './shown.ts'
import { useWords } from './use-words.ts'

/**
 * Readings of 14, 30 or 90 days or of the member's own: by the hour of the day, in the ranges, one
 * by one, and around meals. The address says which days.
 */
export function TrendsScreen() {
  return (
    <BloodSugarPage tab="trends">
      <Trends />
    </BloodSugarPage>
  )
}

function Trends() {
  const { today } = useToday()
  const { userId } = useInitialAnswers()
  const words = useWords(today)
  const [params, onChange] = useSearch()
  const [view, onView] = useChartView(userId.value ?? '')
  const [range, onRange] = useReportRange({
    name: 'blood-sugar',
    ranges: bloodSugarPeriods,
    usual: 14,
    member: userId.value ?? '',
  })
  const asked = spanParam(params)
  const read = useOpenedBloodSugar({ span: asked, length: range, today })
  return (
    <BloodSugarRead read={read}>
      {({ opening, readings }) =>
        opening.latest === null ? (
          <NoBloodSugar />
        ) : (
          <TrendPage
            {...{ words, range, onRange, view, onView, opening }}
            ranges={bloodSugarPeriods}
            choice={
              <PeriodChoice
                {...{ range, onRange, asked, today, isDay, onChange }}
                ranges={bloodSugarPeriods}
                span={opening.span}
              />
            }
          >
            <Period {...{ opening, readings, view, range }} />
          </TrendPage>
        )
      }
    </BloodSugarRead>
  )
}

function Period({
  opening: { span },
  readings,
  view,
  range,
}: OpenedBloodSugar & { view: ChartView; range: BloodSugarPeriod }) {
  const { today } = useToday()
  const words = useWords(today)
  const { t } = words
  const ordered = useMemo(() => inTime(readings, 'oldest'), [readings])
  const figures = useMemo(() => bloodSugarFigures(ordered), [ordered])
  const basis = useMemo(() => basisOf(ordered), [ordered])
  if (figures === null)
    return (
      <Card>
        <EmptyState icon="drop" title={t('readings.none.title')}>
          {t('readings.none.text')}
        </EmptyState>
      </Card>
    )
  const shown = { readings: ordered, span, basis, words, view }
  return (
    <Stack gap="s10">
      <DayAndShares {...shown} figures={figures} />
      <ReadingsPanel {...shown} figures={figures} />
      <MealPairsPanel {...shown} />
      <Facts {...shown} range={range} />
    </Stack>
  )
}

/**
 * The figures of the report that these readings make; what changed since the days before is the
 * report's.
 */
function Facts({ readings, span, words, range }: Shown & { range: BloodSugarPeriod }) {
  const says = useReportWords(words, figureValues)
  const report = useMemo(() => bloodSugarReport(readings, null), [readings])
  if (report === null) return null
  const items = says
    .items(report, span, words.t('readings.range.days', { days: range }), range < 90)
    .filter(({ name }) => name !== 'change')
  const apart = says.apart(report)
  return (
    <Stack gap="s3">
      <ReportFigures items={items} />
      {apart === '' ? null : (
        <Text look="small" tone="secondary">
          {apart}
        </Text>
      )}
    </Stack>
  )
}
