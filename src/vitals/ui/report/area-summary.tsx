import { noneOf } from '#platform/model/parts/none.ts'
import type { TimedReading } from '../../model/readings/readings.ts'
import type { AreaReport as Report, ReportArea } from '../../model/report/report-periods.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import { useReportPerson } from '#session/member/use-report-person.ts'
import type { AreaDescriptor } from '../area/area-descriptor.ts'
import { NoReadingsInPeriod } from '../area/area-query-state.tsx'
import { forMember, useReportWords } from '../wording/use-report-words.ts'
import { AreaReport } from './area-report.tsx'
import { PeriodReport, type PeriodReportProps } from './period-report.tsx'

/**
 * The summary of an area for screen, print and CSV export: the figures of `reportOf`, then the
 * area's own parts.
 */
export function AreaSummary<Reading extends TimedReading, Days extends number>({
  reportOf,
  children,
  ...period
}: PeriodReportProps<Reading, Days> & {
  area: AreaDescriptor & { readonly slug: ReportArea }
  reportOf: (
    readings: readonly Reading[],
    before: readonly Reading[] | null,
    span: DateSpan,
  ) => Report | null
}) {
  const { area, words, ranges, range } = period
  const { t } = words
  const person = useReportPerson()
  const says = useReportWords(words)
  return (
    <PeriodReport {...period}>
      {(reported) => {
        const { readings, before, span } = reported
        const report = reportOf(readings, before, span)
        const basis = {
          span: words.span(span),
          basis: words.basis(report?.basis ?? { count: 0, days: 0 }),
          unit: t(`${area.slug}.unit`),
          zone: words.zone(readings),
          sources: report === null ? '' : says.sources(report.sources),
        }
        const length = t('readings.range.days', { days: range })
        const isLongest = range === ranges.at(-1)
        return (
          <AreaReport
            {...{ words, person, basis }}
            title={t(`${area.slug}.report.title`)}
            items={report === null ? [] : forMember(says.items(report, span, length, !isLongest))}
            verdict={report === null ? null : says.verdict(report)}
            apart={report === null ? '' : says.apart(report)}
          >
            {report === null ? (
              <NoReadingsInPeriod none={noneOf(report, reported.leftOut)} {...{ area, span }} />
            ) : (
              children(reported)
            )}
          </AreaReport>
        )
      }}
    </PeriodReport>
  )
}
