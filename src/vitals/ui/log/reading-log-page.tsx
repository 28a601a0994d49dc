import { type ReactNode, useCallback } from 'react'
import type { ReadingWords } from '../wording/use-reading-words.ts'
import { saveCsv } from '#platform/browser/save-file.ts'
import { Card } from '#ui/layout/card.tsx'
import { FilterResult } from '#ui/data/filter-result.tsx'
import type { SearchParamsChange } from '#ui/navigation/use-search-params.ts'
import { PrintHeader, ScreenOnly } from '#ui/layout/print/print-header.tsx'
import { sheetFacts } from '../report/report-card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { PagedTable, type PagedTableSort } from '#ui/data/table/paged-table.tsx'
import type { TableColumn } from '#ui/data/table/table-types.ts'
import { Text } from '#ui/primitives/text.tsx'
import { groupRowsByDay } from './group-rows-by-day.ts'
import { filterChips, type ReadingLogFilter, ReadingLogFilterField } from './reading-log-filter.tsx'
import { ReadingLogFilters } from './reading-log-filters.tsx'
import { InitialRangeNote, type InitialRangeView } from './initial-range-note.tsx'

/** A row of a log: a reading with its local time. */
export type ReadingLogRow = {
  readonly id: string
  readonly timestamp: string
  readonly utcOffset: string
  readonly timeZone: string
}
type Span = { readonly start: string; readonly end: string }

const noDays = { from: null, to: null, rows: null } satisfies SearchParamsChange

/**
 * The log of a span: filtered, sorted, exported and printed; the address holds its state. `opening`
 * is the shown span and its reason, `search` the state of the address (`span` null: no days),
 * `rows` the matching readings in order. `filters` are those of the area, `rules` the check of a
 * day and the page size, `file` the CSV export. `title` is the printed title, by default the name
 * of the tab.
 */
export function ReadingLogPage<Row extends ReadingLogRow>({
  words,
  title = words.t('readings.tabs.all-logs'),
  caption,
  name,
  unit,
  opening,
  search,
  today,
  rules: { isDay, step },
  rows,
  columnsOf,
  filters = [],
  file,
  views,
  instead,
  onChange,
}: {
  words: ReadingWords
  title?: string
  caption: string
  name: string | null
  unit: string
  opening: InitialRangeView
  search: { readonly span: Span | null; readonly sort: PagedTableSort; readonly rows: number }
  today: string
  rules: { readonly isDay: (text: string) => boolean; readonly step: number }
  rows: readonly Row[]
  columnsOf: (byDay: boolean) => readonly TableColumn<Row>[]
  filters?: readonly ReadingLogFilter[]
  file: { readonly name: string; readonly text: () => string }
  /** A switch of the view, and the content that replaces the list. */
  views?: ReactNode
  instead?: ReactNode
  onChange: (change: SearchParamsChange) => void
}) {
  const { t } = words
  const { span } = opening
  const { sort, rows: count } = search
  const chips = [
    ...(search.span === null
      ? []
      : [{ key: 'span', label: words.span(search.span), onRemove: () => onChange(noDays) }]),
    ...filterChips(filters, onChange),
  ]
  const zone = words.zone(rows)
  const byDay = useByDay<Row>(words)
  return (
    <Stack gap="s5">
      <PrintHeader
        title={title}
        facts={sheetFacts(words, { name, span: words.span(span), count: rows.length, unit, zone })}
      />
      <ReadingLogFilters
        {...{ span, today, sort, isDay, onChange }}
        onSave={() => saveCsv(file.name, span, file.text())}
        fields={filters.map((filter) => (
          <ReadingLogFilterField key={filter.name} {...{ filter, onChange }} />
        ))}
      />
      <FilterResult
        filters={chips}
        clearLabel={t('readings.logs.clear')}
        onClear={() =>
          onChange({
            ...noDays,
            ...Object.fromEntries(filters.map((filter) => [filter.name, null])),
          })
        }
      >
        {t(chips.length === 0 ? 'readings.count' : 'readings.logs.match', { count: rows.length })}
      </FilterResult>
      <InitialRangeNote {...{ opening, words }} />
      {views}
      {rows.length === 0 ? (
        <Card>
          <EmptyState icon="search" title={t('readings.logs.none')}>
            {t('readings.logs.none.text')}
          </EmptyState>
        </Card>
      ) : (
        <>
          {instead ?? (
            <PagedTable
              rows={rows}
              columnsOf={columnsOf}
              groupsOf={byDay}
              caption={caption}
              rowKey={({ id }) => id}
              rowName={words.when}
              detailsLabel={t('readings.logs.details')}
              count={count}
              step={step}
              sort={sort}
              onSort={(chosen) => onChange({ sort: chosen, rows: null })}
              onMore={() => onChange({ rows: String(count + step) })}
              onAll={() => onChange({ rows: String(rows.length) })}
            />
          )}
          <ScreenOnly>
            <Text look="small" tone="muted">
              {t('readings.zone', { zone })}
            </Text>
          </ScreenOnly>
        </>
      )}
    </Stack>
  )
}

const useByDay = <Row extends ReadingLogRow>(words: ReadingWords) =>
  useCallback(
    (shown: readonly Row[]) =>
      groupRowsByDay(shown).map(({ day, rows }) => ({
        key: day,
        get heading() {
          return words.heading(day)
        },
        rows,
      })),
    [words],
  )
