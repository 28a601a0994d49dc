import { hasPassed } from '#platform/model/calendar-day.ts'
import { isUnreadable } from '#platform/model/parts/part.ts'
import { a1cVerdict, type ShownA1cReport } from '#vitals/model/care/lab-reports.ts'
import { a1cLimits } from '#vitals/model/care-thresholds.ts'
import { useDayFormat } from '#i18n/use-day-format.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { LabResultCard } from '#vitals/ui/lab-results/lab-result-card.tsx'
import { LabResultsTable } from '#vitals/ui/lab-results/lab-results-table.tsx'
import { MeaningPanel } from '#vitals/ui/lab-results/meaning-panel.tsx'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import { Columns } from '#ui/layout/columns.tsx'
import { StatusMark } from '#ui/primitives/status-mark.tsx'
import { TableFigure } from '#ui/data/table/table.tsx'

/**
 * The newest A1C with its range, its verdict and its line, what it means with the date of the next
 * test, and all results below.
 */
export function A1cResults({
  report,
  headingLevel = 2,
}: {
  report: ShownA1cReport
  headingLevel?: 2 | 3
}) {
  const t = useMessages()
  const days = useDayFormat({ forPaper: true })
  const { number } = useFormat()
  const { results, nextTestDueDate, leftOut } = report
  const [latest] = results
  if (latest === undefined) return null
  const percent = (value: number) => number(value, { decimals: 1 })
  const next =
    nextTestDueDate === null
      ? t('labs.a1c.next.unknown')
      : isUnreadable(nextTestDueDate)
        ? `${t('labs.a1c.next')}: ${t('ui.unreadable')}`
        : t(hasPassed(nextTestDueDate, days.today) ? 'labs.a1c.next.past' : 'labs.a1c.next.text', {
            day: days.within(nextTestDueDate),
          })
  return (
    <>
      <Columns ratio="even">
        <LabResultCard
          slug="labs"
          title={t('labs.a1c.latest')}
          text={t('labs.a1c.text')}
          results={{
            items: results.map(({ quantitativeValue: value, timestamp }) => ({
              value,
              timestamp,
            })),
            leftOut,
          }}
          shown={percent}
          unit={t('labs.a1c.unit')}
          status={
            <StatusMark {...rangeMarks.a1c[latest.range]}>
              {t(`labs.a1c.range.${latest.range}`)}
            </StatusMark>
          }
          verdict={a1cVerdict(report, days.today)}
          usual={{
            limit: a1cLimits.outOfRangeOver,
            side: 'below',
            label: t('labs.a1c.usual', { limit: percent(a1cLimits.outOfRangeOver) }),
          }}
          headingLevel={headingLevel}
        />
        <MeaningPanel
          slug="labs"
          headingLevel={headingLevel}
          sentences={[
            ...(latest.average === null
              ? []
              : [t('labs.a1c.eag', { value: number(latest.average) })]),
            next,
          ]}
        />
      </Columns>
      <LabResultsTable
        slug="labs"
        caption={t('labs.a1c.caption')}
        rows={results}
        rowKey={(row) => row.id}
        columns={[
          {
            key: 'a1c',
            header: t('labs.column.a1c'),
            nowrap: true,
            cell: (row) => (
              <TableFigure unit={t('labs.a1c.unit')}>{percent(row.quantitativeValue)}</TableFigure>
            ),
          },
          {
            key: 'range',
            header: t('labs.column.range'),
            nowrap: true,
            cell: (row) => (
              <StatusMark {...rangeMarks.a1c[row.range]}>
                {t(`labs.a1c.word.${row.range}`)}
              </StatusMark>
            ),
          },
          {
            key: 'eag',
            header: t('labs.column.eag'),
            nowrap: true,
            phone: 'details',
            cell: (row) =>
              row.average === null ? null : (
                <TableFigure unit={t('labs.mg')}>{number(row.average)}</TableFigure>
              ),
          },
        ]}
      />
    </>
  )
}
