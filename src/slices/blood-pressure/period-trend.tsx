import { changeBetween } from '#domain/blood-pressure-change.ts'
import { findingOf } from '#domain/blood-pressure-finding.ts'
import { seriesOf } from '#domain/blood-pressure-series.ts'
import { statisticsOf } from '#domain/blood-pressure-statistics.ts'
import { sampleOf } from '#domain/blood-pressure-summary.ts'
import { fullNameOf } from '#domain/member.ts'
import { type Period, periodBefore } from '#domain/readings-period.ts'
import { type OpenedBloodPressure, useBloodPressureStats } from '#gateway/blood-pressure.queries.ts'
import { useInitialAnswers, useMember } from '#session/member-context.tsx'
import { Button } from '#ui/button/button.tsx'
import { bloodPressureCategories } from '#domain/blood-pressure.ts'
import { Card } from '#ui/card/card.tsx'
import { ChartFrame, type ChartView } from '#ui/chart/chart-frame.tsx'
import { ChartLegend } from '#ui/chart/legend.tsx'
import { PrintHeader } from '#ui/print-sheet/print-sheet.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Text } from '#ui/text/text.tsx'
import { CategoryCounts } from './category-counts.tsx'
import { categoryLook } from './category-look.ts'
import { findingWords } from './finding-words.ts'
import { PressureChart } from './pressure-chart.tsx'
import { TrendFacts } from './trend-facts.tsx'
import { TrendTable } from './trend-table.tsx'
import { useWords, written } from './use-words.ts'

/** One period: its finding over the chart or table, four facts, and the readings by category; or that it holds none. */
export function PeriodTrend({
  opening: { because, latest },
  readings,
  period,
  today,
  view,
  onLatest,
}: OpenedBloodPressure & { period: Period; today: string; view: ChartView; onLatest: () => void }) {
  const words = useWords(today)
  const { t } = words
  const { activePrograms } = useMember()
  const { personal } = useInitialAnswers()
  const summary = useBloodPressureStats({ ...periodBefore(period), active: activePrograms, wanted: period.range !== 'day' })
  const before = summary.state === 'ready' ? summary.data : null
  const sample = before === null ? null : sampleOf(before)
  const statistics = statisticsOf(readings)
  if (statistics === null) {
    return (
      <Card>
        <EmptyState
          icon="heart-check"
          title={t('blood-pressure.finding.none')}
          action={
            <Button look="secondary" onClick={onLatest}>
              {t('blood-pressure.none.latest')}
            </Button>
          }
        >
          {t('blood-pressure.none.text')}
        </EmptyState>
      </Card>
    )
  }
  const points = seriesOf(period.range, readings)
  const span = words.span(period)
  const about = { span, average: written(statistics.average), basis: words.basis(statistics), zone: words.zone(readings) }
  const finding = findingWords(words, period.range, findingOf(period.range, readings, sample))
  const facts = [
    ...(personal.value === null ? [] : [{ term: t('blood-pressure.print.name'), value: fullNameOf(personal.value) }]),
    { term: t('blood-pressure.print.period'), value: span },
    { term: t('blood-pressure.print.readings'), value: t('blood-pressure.logs.count', { count: statistics.count }) },
    { term: t('blood-pressure.csv.unit'), value: t('blood-pressure.unit') },
    { term: t('blood-pressure.csv.zone'), value: about.zone },
  ]
  return (
    <Stack gap="s10">
      <Stack gap="s5">
        <PrintHeader title={t('blood-pressure.tabs.trends')} facts={facts} />
        {because === 'older' && latest ? <Text tone="secondary">{t('blood-pressure.opened', { day: words.day(latest) })}</Text> : null}
        <ChartFrame
          finding={finding}
          sub={t(statistics.count === 1 ? 'blood-pressure.about.one' : 'blood-pressure.about.many', about)}
          keyboardHint={points.length > 1 ? t('blood-pressure.keys') : undefined}
          view={view}
          chart={<PressureChart {...{ period, readings, words }} label={finding} />}
          legend={
            <Stack gap="s3">
              <ChartLegend
                items={[
                  ...bloodPressureCategories.map(category => ({ ...categoryLook[category], label: t(`blood-pressure.category.${category}`) })),
                  { band: true, label: t('blood-pressure.legend.target') },
                ]}
              />
              <Text look="caption" tone="muted">
                {t(points.some(({ count }) => count > 1) ? 'blood-pressure.mark.day' : 'blood-pressure.mark.reading')} {t('blood-pressure.zone', { zone: about.zone })}
              </Text>
            </Stack>
          }
          table={<TrendTable key={`${period.range}${period.end}`} points={points} caption={t('blood-pressure.table.caption', { span })} words={words} />}
        />
      </Stack>
      <TrendFacts {...{ statistics, before, words }} change={changeBetween(statistics, sample)} range={period.range} />
      <CategoryCounts statistics={statistics} words={words} />
    </Stack>
  )
}
