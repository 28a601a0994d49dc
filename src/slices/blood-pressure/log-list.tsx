import { useMemo } from 'react'
import type { BloodPressureReading } from '#domain/blood-pressure.ts'
import type { BloodPressureLogSearch, BloodPressureSort } from '#domain/blood-pressure-logs.ts'
import { groupByDay } from '#domain/readings.ts'
import { rowsPerStep } from '#domain/readings-search.ts'
import { usePrinting } from '#kit/use-printing.ts'
import { Card } from '#ui/card/card.tsx'
import type { SearchChange } from '#ui/link/use-search.ts'
import { ShowMore } from '#ui/table/show-more.tsx'
import { Table } from '#ui/table/table.tsx'
import type { TableSort } from '#ui/table/table-types.ts'
import { type LogColumn, logColumns } from './log-columns.tsx'
import type { Words } from './use-words.ts'

const sorts = {
  newest: { column: 'time', order: 'descending' },
  oldest: { column: 'time', order: 'ascending' },
  highest: { column: 'reading', order: 'descending' },
  lowest: { column: 'reading', order: 'ascending' },
} as const satisfies Record<BloodPressureSort, TableSort<LogColumn>>

const sortOf = ({ column, order }: TableSort<LogColumn>): BloodPressureSort =>
  column === 'time' ? (order === 'descending' ? 'newest' : 'oldest') : order === 'descending' ? 'highest' : 'lowest'

/** The readings by day, or by value; as many as asked for on the screen, all of them on paper. */
export function LogList({
  readings,
  search: { sort, rows },
  caption,
  words,
  onChange,
}: {
  readings: readonly BloodPressureReading[]
  search: BloodPressureLogSearch
  caption: string
  words: Words
  onChange: (change: SearchChange) => void
}) {
  const printing = usePrinting()
  const byDay = sort === 'newest' || sort === 'oldest'
  const shown = useMemo(() => (printing ? readings : readings.slice(0, rows)), [printing, readings, rows])
  const columns = useMemo(() => logColumns(words, byDay), [words, byDay])
  const list = useMemo(
    () => (byDay ? { groups: groupByDay(shown).map(({ day, readings: ofDay }) => ({ key: day, heading: words.heading(day), rows: ofDay })) } : { rows: shown }),
    [byDay, shown, words],
  )
  return (
    <>
      <Card padding="none" clip>
        <Table
          caption={caption}
          columns={columns}
          rowKey={reading => reading.id}
          rowName={reading => words.when(reading)}
          detailsLabel={words.t('blood-pressure.logs.details')}
          sort={sorts[sort]}
          onSort={asked => onChange({ sort: sortOf(asked), rows: null })}
          {...list}
        />
      </Card>
      <ShowMore shown={shown.length} total={readings.length} step={rowsPerStep} onMore={() => onChange({ rows: String(rows + rowsPerStep) })} />
    </>
  )
}
