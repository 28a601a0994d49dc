import { isUnreadable } from '#platform/model/parts/part.ts'
import type { ShownA1cReport } from '#vitals/model/care/lab-reports.ts'
import { useDayFormat } from '#i18n/use-day-format.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { Columns } from '#ui/layout/columns.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import { StatusMark } from '#ui/primitives/status-mark.tsx'
import { TableFigure } from '#ui/data/table/table.tsx'
import { LabResultsTable } from '#vitals/ui/lab-results/lab-results-table.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Metric } from '#ui/data/metric.tsx'
import { Text } from '#ui/primitives/text.tsx'

/**
 * The newest A1C with its range, estimated average and the date of the next test, and all results
 * below.
 */
export function A1cResults({
  report: { results, change, nextTestDueDate },
}: {
  report: ShownA1cReport
}) {
  const t = useMessages()
  const days = useDayFormat({ forPaper: true })
  const { number } = useFormat()
  const [latest] = results
  if (latest === undefined) return null
  const percent = (value: number) => number(value, { decimals: 1 })
  const changed =
    change === undefined || isUnreadable(change)
      ? null
      : t(`labs.a1c.change.${change === 0 ? 'same' : change < 0 ? 'less' : 'more'}`, {
          by: percent(Math.abs(change)),
        })
  return (
    <>
      <Columns ratio="even">
        <Card>
          <Stack gap="s3">
            <div>
              <Heading level={2} look="h3">
                {t('labs.a1c.latest')}
              </Heading>
              <Text look="small" tone="secondary">
                {t('labs.taken', { day: days.within(latest.timestamp) })}
              </Text>
            </div>
            <Metric value={percent(latest.quantitativeValue)} unit={t('labs.a1c.unit')} />
            <StatusMark {...rangeMarks.a1c[latest.range]}>
              {t(`labs.a1c.range.${latest.range}`)}
            </StatusMark>
            {changed === null ? null : (
              <Text look="small" tone="secondary">
                {changed}
              </Text>
            )}
          </Stack>
        </Card>
        <Card surface="mist">
          <Stack gap="s3">
            <Heading level={2} look="h3">
              {t('labs.a1c.next')}
            </Heading>
            <Text>
              {nextTestDueDate === null
                ? t('labs.a1c.next.unknown')
                : isUnreadable(nextTestDueDate)
                  ? t('ui.unreadable')
                  : t(nextTestDueDate < days.today ? 'labs.a1c.next.past' : 'labs.a1c.next.text', {
                      day: days.within(nextTestDueDate),
                    })}
            </Text>
            {latest.average === null ? null : (
              <Text look="small" tone="secondary">
                {t('labs.a1c.eag', { value: number(latest.average) })}
              </Text>
            )}
          </Stack>
        </Card>
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
