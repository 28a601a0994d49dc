import type { Pulse } from '#vitals/model/pulse/pulse.ts'
import { isUnknown } from '#platform/model/unknown-enum.ts'
import type { ReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { ReadingTime } from '#vitals/ui/log/reading-time.tsx'
import { TableFigure, TableMeta } from '#ui/data/table/table.tsx'
import type { TableColumn } from '#ui/data/table/table-types.ts'
import { PulseRangeMark } from '../pulse-range-mark.tsx'

/**
 * The columns of the log. Rows sorted by value include the date; rows below a date heading only the
 * time.
 */
export function pulseLogColumns(
  { t, ...words }: ReadingWords,
  byDay: boolean,
): readonly TableColumn<Pulse>[] {
  return [
    {
      key: 'time',
      header: t('readings.column.time'),
      nowrap: true,
      sortable: true,
      cell: (reading) => (
        <ReadingTime reading={reading}>
          {byDay ? words.time(reading.timestamp) : words.when(reading)}
        </ReadingTime>
      ),
    },
    {
      key: 'reading',
      header: t('pulse.column.pulse'),
      nowrap: true,
      sortable: true,
      cell: ({ beatsPerMinute }) => (
        <TableFigure unit={t('pulse.unit')}>{beatsPerMinute}</TableFigure>
      ),
    },
    {
      key: 'range',
      header: t('pulse.column.range'),
      cell: ({ beatsPerMinute }) => <PulseRangeMark beats={beatsPerMinute} />,
    },
    {
      key: 'source',
      header: t('readings.column.source'),
      phone: 'details',
      cell: ({ source }) => (
        <TableMeta>
          {t(isUnknown(source) ? 'pulse.source.unknown' : `pulse.source.${source}`)}
        </TableMeta>
      ),
    },
  ]
}
