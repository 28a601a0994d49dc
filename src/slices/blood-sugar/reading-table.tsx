import type { BloodSugarReading } from '#domain/blood-sugar.ts'
import { inTime } from '#domain/readings.ts'
import { LongTable } from '#ui/table/long-table.tsx'
import { logColumns } from './log-columns.tsx'
import type { Words } from './use-words.ts'

/** The table twin of the chart: the same readings, newest first. All of them on paper. */
export function ReadingTable({
  readings,
  caption,
  words,
}: {
  readings: readonly BloodSugarReading[]
  caption: string
  words: Words
}) {
  const columns = logColumns(words, false)
    .filter(({ key }) => key !== 'source' && key !== 'notes')
    .map(({ sortable: _, ...column }) => column)
  return (
    <LongTable
      caption={caption}
      columns={columns}
      rows={inTime(readings, 'newest')}
      rowKey={({ id }) => id}
      rowName={words.when}
      detailsLabel={words.t('readings.logs.details')}
    />
  )
}
