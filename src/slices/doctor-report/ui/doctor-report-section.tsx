import { formatCalendarDate } from '#i18n/format.ts'
import type { ReportItem, ReportWords } from '#vitals/ui/wording/use-report-words.ts'
import type { ReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { Card } from '#ui/layout/card.tsx'
import { PrintInFull } from '#ui/layout/print/print-header.tsx'
import { OmittedRowsNote } from '#ui/feedback/query-state/omitted-rows-note.tsx'
import { ReportFigures } from '#vitals/ui/report/report-figures.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Table } from '#ui/data/table/table.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { ReportEntry } from './report-entries.ts'
import type { ReportSection } from './report-sections.ts'
import { dayOfLocal } from '#platform/model/calendar-day.ts'

/** One area of the report: sample size, figures, ranges and, if selected, every reading. */
export function DoctorReportSection({
  section,
  items,
  says,
  words,
  withList,
}: {
  section: ReportSection
  items: readonly ReportItem[]
  says: ReportWords
  words: ReadingWords
  withList: boolean
}) {
  const { t } = words
  const { area, report, parts, latest } = section
  const name = t(`doctor-report.area.${area}`)
  const id = `doctor-report-${area}`
  return (
    <Card aria-labelledby={id}>
      <Stack gap="s6">
        <PrintInFull>
          <Stack gap="s1">
            <Heading level={2} id={id}>
              {name}
            </Heading>
            <Text tone="secondary">
              {report === null
                ? latest === null
                  ? t('readings.empty.title')
                  : t('doctor-report.none', { day: words.day(latest, 'weekdayShort') })
                : [words.basis(report.basis), says.sources(report.sources)].join('. ')}
            </Text>
            <OmittedRowsNote count={section.leftOut} />
            {report === null || says.apart(report) === '' ? null : (
              <Text look="small" tone="secondary">
                {says.apart(report)}
              </Text>
            )}
          </Stack>
          {report === null ? null : <ReportFigures items={items} />}
        </PrintInFull>
        {report === null || parts.length === 0 ? null : (
          <Table
            caption={t('doctor-report.ranges', { area: name })}
            captionVisible
            rows={parts}
            rowKey={({ key }) => key}
            columns={[
              { key: 'word', header: t('doctor-report.csv.range'), cell: ({ word }) => word },
              {
                key: 'limits',
                header: t('doctor-report.limits'),
                phone: 'line',
                cell: ({ limits }) => limits,
              },
              {
                key: 'count',
                header: t('readings.column.readings'),
                align: 'end',
                nowrap: true,
                cell: ({ count }) =>
                  t('figures.note.share', { count, total: report.basis.count - report.unranged }),
              },
              {
                key: 'percent',
                header: '%',
                align: 'end',
                nowrap: true,
                cell: ({ count, percent }) =>
                  percent === null
                    ? ''
                    : count > 0 && percent === 0
                      ? t('blood-sugar.fact.percent-under')
                      : t('figures.value.percent', { percent }),
              },
            ]}
          />
        )}
        {withList && section.entries.length > 0 ? (
          <ReadingList {...{ section, words, name }} />
        ) : null}
      </Stack>
    </Card>
  )
}

/** Every reading of the period, newest first. */
function ReadingList({
  section: { area, entries },
  words,
  name,
}: {
  section: ReportSection
  words: ReadingWords
  name: string
}) {
  const { t } = words
  const zones = new Set(entries.map(({ timeZone }) => timeZone))
  const when = ({ timestamp }: ReportEntry) =>
    t('readings.day-time', {
      day: formatCalendarDate(dayOfLocal(timestamp), words.locale, 'weekdayShort'),
      time: words.time(timestamp),
    })
  const figure = ({ value, second }: ReportEntry) =>
    second === null
      ? typeof value === 'number' && area === 'weight'
        ? words.number(value, { decimals: 1 })
        : value
      : `${value}/${second}`
  return (
    <Table
      caption={t('doctor-report.list', { area: name })}
      captionVisible
      rows={entries}
      rowKey={({ id }) => id}
      rowName={when}
      detailsLabel={t('readings.logs.details')}
      columns={[
        {
          key: 'time',
          header: t('readings.column.time'),
          nowrap: zones.size === 1,
          cell: (entry) =>
            zones.size > 1 ? `${when(entry)}, ${words.zone([entry])}` : when(entry),
        },
        { key: 'value', header: t(`figures.unit.${area}`), nowrap: true, cell: figure },
        {
          key: 'range',
          header: t('doctor-report.csv.range'),
          nowrap: true,
          cell: ({ range }) => range,
        },
        ...(entries.some(({ note }) => note !== '')
          ? [
              {
                key: 'note',
                header: t('doctor-report.csv.note'),
                phone: 'details' as const,
                cell: ({ note }: ReportEntry) => note,
              },
            ]
          : []),
        {
          key: 'source',
          header: t('readings.column.source'),
          phone: 'details',
          cell: ({ source }) => source,
        },
      ]}
    />
  )
}
