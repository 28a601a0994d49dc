import { useCallback } from 'react'
import type { BloodPressureReading } from '#domain/blood-pressure.ts'
import type { BloodPressureLogSearch } from '#domain/blood-pressure-logs.ts'
import { groupByDay } from '#domain/readings.ts'
import { rowsPerStep } from '#domain/readings-search.ts'
import type { SearchChange } from '#ui/link/use-search.ts'
import { LogTable } from '#ui/table/log-table.tsx'
import { logColumns } from './log-columns.tsx'
import type { Words } from './use-words.ts'

/** The readings by day, or by value. */
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
  return (
    <LogTable
      rows={readings}
      columnsOf={useCallback((byDay: boolean) => logColumns(words, byDay), [words])}
      groupsOf={useCallback(
        (shown: readonly BloodPressureReading[]) => groupByDay(shown).map(({ day, readings: ofDay }) => ({ key: day, heading: words.heading(day), rows: ofDay })),
        [words],
      )}
      caption={caption}
      rowKey={reading => reading.id}
      rowName={words.when}
      detailsLabel={words.t('blood-pressure.logs.details')}
      count={rows}
      step={rowsPerStep}
      sort={sort}
      onSort={asked => onChange({ sort: asked, rows: null })}
      onMore={() => onChange({ rows: String(rows + rowsPerStep) })}
    />
  )
}
