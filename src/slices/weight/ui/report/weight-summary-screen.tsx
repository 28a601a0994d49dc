import { tellingDay } from '#vitals/model/report/report-periods.ts'
import { figureValues } from '#vitals/model/report/figure-requirements.ts'
import { targetPounds } from '../../model/weight-progress.ts'
import { weightReport } from '#vitals/model/weight/weight-report.ts'
import {
  usualWeightRange,
  type WeightRange,
  weightRangesFor,
} from '#vitals/model/weight/weight-trends.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import type { ReportReadings } from '#vitals/api/readings/use-report-readings.ts'
import { useWeightTarget } from '#vitals/api/readings/weight-goal-queries.ts'
import { useWeightReport } from '#vitals/api/readings/use-weight-report.ts'
import { useReportWords } from '#vitals/ui/wording/use-report-words.ts'
import { useToday } from '#i18n/use-today.ts'
import { saveFile } from '#platform/browser/save-file.ts'
import { useMember } from '#session/member/member-context.tsx'
import { useReportPerson } from '#session/member/use-report-person.ts'
import { AreaReport } from '#vitals/ui/report/area-report.tsx'
import { DoctorReportLink } from '#vitals/ui/report/doctor-report-link.tsx'
import { ReportToolbar } from '#vitals/ui/report/report-toolbar.tsx'
import { useReportRange } from '#vitals/ui/report/use-report-range.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { weightLogFile } from '../weight-log-file.ts'
import { NoWeight, WeightPage, WeightQueryState } from '../weight-page.tsx'
import { WeightReportParts } from './weight-report-parts.tsx'
import { useWeightWords, type WeightWords } from '../use-weight-words.ts'

/** The report of a period for screen, print and CSV export. */
export function WeightSummaryScreen() {
  return (
    <WeightPage tab="summary-report">
      <Report />
    </WeightPage>
  )
}

function Report() {
  const { today } = useToday()
  const words = useWeightWords(tellingDay(today))
  const { hasWeightManagement } = useMember()
  const { member } = useReportPerson()
  const ranges = weightRangesFor(hasWeightManagement)
  const [range, onRange] = useReportRange<WeightRange>({
    name: 'weight',
    ranges,
    usual: usualWeightRange,
    member,
  })
  const read = useWeightReport({ hasWeightManagement, length: range, today })
  const made = read.state === 'ready' && read.data.latest !== null ? read.data : null
  return (
    <Stack gap="s6">
      <ReportToolbar
        {...{ ranges, range, onRange }}
        onSave={made === null ? undefined : () => save(words, made)}
      />
      <WeightQueryState read={read}>
        {(reported) =>
          reported.latest === null ? (
            <NoWeight />
          ) : (
            <Sheet {...{ reported, range, words }} isLongest={range === ranges.at(-1)} />
          )
        }
      </WeightQueryState>
      <DoctorReportLink />
    </Stack>
  )
}

const save = ({ t }: WeightWords, { span, readings, leftOut }: ReportReadings<WeightReading>) =>
  saveFile(
    `${t('weight.logs.file')}-${span.start}-${span.end}.csv`,
    'text/csv;charset=utf-8',
    weightLogFile(t, readings, leftOut),
  )

function Sheet({
  reported: { span, readings, before },
  range,
  words,
  isLongest,
}: {
  reported: ReportReadings<WeightReading>
  range: WeightRange
  words: WeightWords
  isLongest: boolean
}) {
  const { t } = words
  const person = useReportPerson()
  const says = useReportWords(words, figureValues)
  const target = useWeightTarget()
  const report = weightReport(readings, before, span)
  const basis = {
    span: words.span(span),
    basis: words.basis(report?.basis ?? { count: 0, days: 0 }),
    unit: t('weight.unit'),
    zone: words.zone(readings),
    sources: report === null ? '' : says.sources(report.sources),
  }
  const items = report === null ? [] : says.items(report, span, words.range(range), !isLongest)
  return (
    <AreaReport
      {...{ words, person, basis, items }}
      title={t('weight.report.title')}
      apart={report === null ? '' : says.apart(report)}
    >
      <WeightReportParts
        {...{ readings, span, range, words }}
        goal={target?.target ? targetPounds(target.target) : null}
      />
    </AreaReport>
  )
}
