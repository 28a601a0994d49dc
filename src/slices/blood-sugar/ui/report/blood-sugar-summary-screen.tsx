import {
  type BloodSugarPeriod,
  bloodSugarFigures,
  bloodSugarPeriods,
  mealFigures,
} from '#vitals/model/blood-sugar/blood-sugar-statistics.ts'
import { bloodSugarReport } from '#vitals/model/blood-sugar/blood-sugar-report.ts'
import { tellingDay } from '#vitals/model/report/report-periods.ts'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { figureValues } from '#vitals/model/report/figure-requirements.ts'
import { useBloodSugarReport } from '#vitals/api/readings/use-blood-sugar-report.ts'
import type { ReportReadings } from '#vitals/api/readings/use-report-readings.ts'
import { useReportWords } from '#vitals/ui/wording/use-report-words.ts'
import { useToday } from '#i18n/use-today.ts'
import { saveFile } from '#platform/browser/save-file.ts'
import { useReportPerson } from '#session/member/use-report-person.ts'
import { AreaReport } from '#vitals/ui/report/area-report.tsx'
import { DoctorReportLink } from '#vitals/ui/report/doctor-report-link.tsx'
import { ReportToolbar } from '#vitals/ui/report/report-toolbar.tsx'
import { useReportRange } from '#vitals/ui/report/use-report-range.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { bloodSugarLogFile } from '../blood-sugar-log-file.ts'
import { BloodSugarMealTable } from './blood-sugar-meal-table.tsx'
import { BloodSugarPage, BloodSugarQueryState, NoBloodSugar } from '../blood-sugar-page.tsx'
import { BloodSugarRangeShares } from '../blood-sugar-range-shares.tsx'
import { BloodSugarChart } from '../blood-sugar-chart.tsx'
import { useBloodSugarWords, type BloodSugarWords } from '../use-blood-sugar-words.ts'

/** The report of a period for screen, print and CSV export. */
export function BloodSugarSummaryScreen() {
  return (
    <BloodSugarPage tab="summary-report">
      <Report />
    </BloodSugarPage>
  )
}

function Report() {
  const { today } = useToday()
  const words = useBloodSugarWords(tellingDay(today))
  const { member } = useReportPerson()
  const [range, onRange] = useReportRange({
    name: 'blood-sugar',
    ranges: bloodSugarPeriods,
    usual: 14,
    member,
  })
  const read = useBloodSugarReport({ length: range, today })
  const made = read.state === 'ready' && read.data.latest !== null ? read.data : null
  return (
    <Stack gap="s6">
      <ReportToolbar
        ranges={bloodSugarPeriods}
        {...{ range, onRange }}
        onSave={made === null ? undefined : () => save(words, made)}
      />
      <BloodSugarQueryState read={read}>
        {(reported) =>
          reported.latest === null ? <NoBloodSugar /> : <Sheet {...{ reported, range, words }} />
        }
      </BloodSugarQueryState>
      <DoctorReportLink />
    </Stack>
  )
}

const save = (
  { t }: BloodSugarWords,
  { span, readings, leftOut }: ReportReadings<BloodSugarReading>,
) =>
  saveFile(
    `${t('blood-sugar.logs.file')}-${span.start}-${span.end}.csv`,
    'text/csv;charset=utf-8',
    bloodSugarLogFile(t, readings, leftOut),
  )

function Sheet({
  reported: { span, readings, before },
  range,
  words,
}: {
  reported: ReportReadings<BloodSugarReading>
  range: BloodSugarPeriod
  words: BloodSugarWords
}) {
  const { t } = words
  const person = useReportPerson()
  const says = useReportWords(words, figureValues)
  const report = bloodSugarReport(readings, before)
  const basis = {
    span: words.span(span),
    basis: words.basis(report?.basis ?? { count: 0, days: 0 }),
    unit: t('blood-sugar.unit'),
    zone: words.zone(readings),
    sources: report === null ? '' : says.sources(report.sources),
  }
  const items =
    report === null
      ? []
      : says.items(report, span, t('readings.range.days', { days: range }), range < 90)
  return (
    <AreaReport
      {...{ words, person, basis, items }}
      title={t('blood-sugar.report.title')}
      apart={report === null ? '' : says.apart(report)}
    >
      {report === null ? (
        <EmptyState icon="drop" title={t('readings.none.title')}>
          {t('readings.none.text')}
        </EmptyState>
      ) : (
        <Parts {...{ span, readings, words }} />
      )}
    </AreaReport>
  )
}

function Parts({
  span,
  readings,
  words,
}: Pick<ReportReadings<BloodSugarReading>, 'span' | 'readings'> & { words: BloodSugarWords }) {
  const { t } = words
  const figures = bloodSugarFigures(readings)
  const meals = mealFigures(readings)
  if (figures === null) return null
  return (
    <>
      <Stack gap="s4">
        <Heading level={3}>{t('blood-sugar.shares.title')}</Heading>
        <BloodSugarRangeShares shares={figures.shares} total={figures.count} words={words} />
      </Stack>
      <Stack gap="s4">
        <Heading level={3}>{t('blood-sugar.report.chart')}</Heading>
        <BloodSugarChart
          readings={readings}
          span={span}
          words={words}
          label={t('blood-sugar.finding.in-range', {
            count: figures.inRange.count,
            total: figures.count,
          })}
        />
      </Stack>
      <Stack gap="s4">
        <Heading level={3}>{t('blood-sugar.report.meals')}</Heading>
        {meals.length === 0 ? (
          <Text tone="secondary">{t('blood-sugar.report.meals.none')}</Text>
        ) : (
          <BloodSugarMealTable
            meals={meals}
            caption={t('blood-sugar.report.meals.caption', { span: words.span(span) })}
            words={words}
          />
        )}
      </Stack>
    </>
  )
}
