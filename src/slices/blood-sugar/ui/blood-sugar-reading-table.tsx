import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { sortByTime } from '#vitals/model/readings/readings.ts'
import { LongTable } from '#ui/data/table/long-table.tsx'
import { bloodSugarLogColumns } from './blood-sugar-log-columns.tsx'
import type { BloodSugarWords } from './use-blood-sugar-words.ts'

/** The table with the readings of the chart, newest first. Print shows all rows. */
export function BloodSugarReadingTable({
  readings,
  caption,
  words,
}: {
  readings: readonly BloodSugarReading[]
  caption: string
  words: BloodSugarWords
}) {
  const columns = bloodSugarLogColumns(words, false)
    .filter(({ key }) => key !== 'source' && key !== 'notes')
    .map(({ sortable: _, ...column }) => column)
  return (
    <LongTable
      caption={caption}
      columns={columns}
      rows={sortByTime(readings, 'newest')}
      rowKey={({ id }) => id}
      rowName={words.when}
      detailsLabel={words.t('readings.logs.details')}
    />
  )
}
