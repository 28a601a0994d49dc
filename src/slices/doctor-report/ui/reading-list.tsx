import { formatCalendarDate } from '#i18n/format.ts'
import type { ReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { Table } from '#ui/data/table/table.tsx'
import { dayOfLocal } from '#platform/model/calendar-day.ts'
import type { ReportEntry } from './report-entries.ts'
import type { ReportSection } from './report-sections.ts'

/** Every reading of the period, newest first. */
export function ReadingList({
  section: { area, entries },
  words,
}: {
  section: ReportSection
  words: ReadingWords
}) {
  const { t } = words
  const name = t(`doctor-report.area.${area}`)
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
