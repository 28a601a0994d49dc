import type { ReactNode } from 'react'
import { TableMeta } from '#ui/data/table/table.tsx'
import type { TableColumn } from '#ui/data/table/table-types.ts'
import type { MeasuredAt, ReadingWords } from '../wording/use-reading-words.ts'
import { ReadingTime } from './reading-time.tsx'

/**
 * The first column of a log, the time. Rows sorted by value include the date; rows below a date
 * heading (`byDay`) only the time.
 */
export function timeColumn(
  { t, time, when }: Pick<ReadingWords, 't' | 'time' | 'when'>,
  byDay: boolean,
): TableColumn<MeasuredAt> {
  return {
    key: 'time',
    header: t('readings.column.time'),
    nowrap: true,
    sortable: true,
    cell: (reading) => (
      <ReadingTime reading={reading}>{byDay ? time(reading.timestamp) : when(reading)}</ReadingTime>
    ),
  }
}

/** The column of the value, by which a log can be sorted. */
export function valueColumn<Reading>(
  header: string,
  cell: (reading: Reading) => ReactNode,
): TableColumn<Reading> {
  return { key: 'reading', header, nowrap: true, sortable: true, cell }
}

/** The last column of a log: who or what added the reading. */
export function sourceColumn<Reading>(
  { t }: Pick<ReadingWords, 't'>,
  source: (reading: Reading) => string,
): TableColumn<Reading> {
  return {
    key: 'source',
    header: t('readings.column.source'),
    phone: 'details',
    cell: (reading) => <TableMeta>{source(reading)}</TableMeta>,
  }
}
