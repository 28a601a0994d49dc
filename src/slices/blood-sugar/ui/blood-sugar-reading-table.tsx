import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { inTime } from '#vitals/model/readings/readings.ts'
import { LongTable } from '#ui/data/table/long-table.tsx'
import { logColumns } from './blood-sugar-log-columns.tsx'
import type { Words } from './use-blood-sugar-words.ts'

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
