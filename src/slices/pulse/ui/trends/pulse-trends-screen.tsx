import { noneOf } from '#platform/model/parts/none.ts'
import { useMemo } from 'react'
import { comparedPeriod } from '#vitals/api/readings/incomplete-readings.ts'
import { pulseFigures, pulsePeriods, pulseRangeOf } from '#vitals/model/pulse/pulse.ts'
import { pulseReport } from '#vitals/model/pulse/pulse-report.ts'
import { addDays } from '#platform/model/calendar-day.ts'
import { daysInSpan } from '#platform/model/date-span.ts'
import { spanParam } from '#vitals/model/readings/search-params.ts'
import { usualPulse } from '#vitals/model/thresholds.ts'
import {
  type InitialPulse,
  useInitialPulse,
  usePulseReadings,
} from '#vitals/api/readings/pulse-queries.ts'
import { useReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { forMember, useReportWords } from '#vitals/ui/wording/use-report-words.ts'
import { useToday } from '#i18n/use-today.ts'
import { useReportPerson } from '#session/member/use-report-person.ts'
import { Card } from '#ui/layout/card.tsx'
import { ChartFrame, ChartToolbar, type ChartView } from '#ui/charts/chart-frame.tsx'
import { ChartLegend } from '#ui/charts/chart-legend.tsx'
import { useChartView } from '#ui/charts/use-chart-view.ts'
import { useSearchParamsState } from '#ui/navigation/use-search-params.ts'
import { PeriodPicker } from '#vitals/ui/report/period-picker.tsx'
import { ReportFigures } from '#vitals/ui/report/report-figures.tsx'
import { TrendPage } from '#vitals/ui/report/trend-page.tsx'
import { useReportRange } from '#vitals/ui/report/use-report-range.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { ExplainedAreaPage } from '#vitals/ui/area/explained-area-page.tsx'
import { NoReadingsInPeriod } from '#vitals/ui/area/area-query-state.tsx'
import { pulseArea } from '../pulse-area.ts'
import { groupingKey, PulseChart, PulseTable } from '../pulse-chart.tsx'

/**
 * Pulse over a week, a month, a quarter or custom days. The address has the period; the default is
 * the member's last choice.
 */
export function PulseTrendsScreen() {
  const { today } = useToday()
  const { member } = useReportPerson()
  const words = useReadingWords(today)
  const [params, onChange] = useSearchParamsState()
  const [view, onView] = useChartView(member)
  const [range, onRange] = useReportRange({ name: 'pulse', ranges: pulsePeriods, usual: 30 })
  const asked = spanParam(params)
  const read = useInitialPulse({ span: asked, length: range, today })
  return (
    <ExplainedAreaPage area={pulseArea} tab="trends">
      <TrendPage
        area={pulseArea}
        {...{ read, words }}
        toolbar={(opening) => (
          <ChartToolbar {...{ view, onView }}>
            <PeriodPicker
              requested={asked}
              {...{ range, onRange, today, onChange }}
              ranges={pulsePeriods}
              span={opening?.span ?? null}
            />
          </ChartToolbar>
        )}
      >
        {(opened) => <Period opened={opened} view={view} />}
      </TrendPage>
    </ExplainedAreaPage>
  )
}

function Period({
  opened: { opening, readings, leftOut },
  view,
}: {
  opened: InitialPulse
  view: ChartView
}) {
  const { today } = useToday()
  const words = useReadingWords(today)
  const says = useReportWords(words)
  const { t } = words
  const { span } = opening
  const days = daysInSpan(span)
  const before = usePulseReadings({
    start: addDays(span.start, -days),
    end: addDays(span.start, -1),
  })
  const earlier = comparedPeriod(before, leftOut)
  const figures = useMemo(() => pulseFigures(readings), [readings])
  const report = useMemo(() => pulseReport(readings, earlier), [readings, earlier])
  if (figures === null || report === null)
    return (
      <Card>
        <NoReadingsInPeriod none={noneOf(figures, leftOut)} area={pulseArea} span={span} />
      </Card>
    )
  const finding =
    figures.count === 1
      ? t('pulse.finding.one', { beats: figures.average })
      : t(`pulse.finding.${pulseRangeOf(figures.average)}`, { average: figures.average })
  return (
    <Stack gap="s10">
      <ChartFrame
        finding={finding}
        sub={t('pulse.chart.about', {
          title: t(groupingKey(span)),
          span: words.span(span),
          basis: words.basis(figures),
        })}
        keyboardHint={figures.days > 1 ? t('readings.keys') : undefined}
        view={view}
        chart={<PulseChart {...{ readings, span, words }} label={finding} />}
        legend={
          <Stack gap="s3">
            <ChartLegend
              items={[{ band: true, label: t('pulse.chart.band', { ...usualPulse }) }]}
            />
            <Text look="caption" tone="muted">
              {t('readings.zone', { zone: words.zone(readings) })}
            </Text>
          </Stack>
        }
        table={<PulseTable {...{ readings, span, words }} />}
      />
      <ReportFigures
        items={forMember(says.items(report, span, t('readings.range.days', { days }), true))}
      />
    </Stack>
  )
}
