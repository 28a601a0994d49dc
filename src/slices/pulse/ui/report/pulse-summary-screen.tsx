import { type Pulse, type PulsePeriod, pulsePeriods } from '#vitals/model/pulse/pulse.ts'
import { pulseReport } from '#vitals/model/pulse/pulse-report.ts'
import { tellingDay } from '#vitals/model/report/report-periods.ts'
import { figureValues } from '#vitals/model/report/figure-requirements.ts'
import { usePulseReport } from '#vitals/api/readings/pulse-queries.ts'
import type { ReportReadings } from '#vitals/api/readings/use-report-readings.ts'
import { type ReadingWords, useReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
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
import { pulseLogFile } from '../pulse-log-file.ts'
import { NoPulse, PulsePage, PulseQueryState } from '../pulse-page.tsx'
import { groupingKey, PulseChart, PulseTable } from '../pulse-chart.tsx'

/** The report of a period for screen, print and CSV export. */
export function PulseSummaryScreen() {
  return (
    <PulsePage tab="summary-report">
      <Report />
    </PulsePage>
  )
}

function Report() {
  const { today } = useToday()
  const words = useReadingWords(tellingDay(today))
  const { member } = useReportPerson()
  const [range, onRange] = useReportRange({
    name: 'pulse',
    ranges: pulsePeriods,
    usual: 30,
    member,
  })
  const read = usePulseReport({ length: range, today })
  const made = read.state === 'ready' && read.data.latest !== null ? read.data : null
  return (
    <Stack gap="s6">
      <ReportToolbar
        ranges={pulsePeriods}
        {...{ range, onRange }}
        onSave={made === null ? undefined : () => save(words, made)}
      />
      <PulseQueryState read={read}>
        {(reported) =>
          reported.latest === null ? <NoPulse /> : <Sheet {...{ reported, range, words }} />
        }
      </PulseQueryState>
      <DoctorReportLink />
    </Stack>
  )
}

const save = ({ t }: ReadingWords, { span, readings, leftOut }: ReportReadings<Pulse>) =>
  saveFile(
    `${t('pulse.logs.file')}-${span.start}-${span.end}.csv`,
    'text/csv;charset=utf-8',
    pulseLogFile(t, readings, leftOut),
  )

function Sheet({
  reported: { span, readings, before },
  range,
  words,
}: {
  reported: ReportReadings<Pulse>
  range: PulsePeriod
  words: ReadingWords
}) {
  const { t } = words
  const person = useReportPerson()
  const says = useReportWords(words, figureValues)
  const report = pulseReport(readings, before)
  const basis = {
    span: words.span(span),
    basis: words.basis(report?.basis ?? { count: 0, days: 0 }),
    unit: t('pulse.unit'),
    zone: words.zone(readings),
    sources: report === null ? '' : says.sources(report.sources),
  }
  const items =
    report === null
      ? []
      : says.items(report, span, t('readings.range.days', { days: range }), range < 90)
  const title = t(groupingKey(span))
  return (
    <AreaReport {...{ words, person, basis, items }} title={t('pulse.report.title')} apart="">
      {report === null ? (
        <EmptyState icon="pulse" title={t('readings.none.title')}>
          {t('readings.none.text')}
        </EmptyState>
      ) : (
        <>
          <Stack gap="s4">
            <Heading level={3}>{title}</Heading>
            <PulseChart {...{ readings, span, words }} label={title} />
          </Stack>
          <PulseTable {...{ readings, span, words }} />
        </>
      )}
    </AreaReport>
  )
}
