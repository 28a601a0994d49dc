import { noneOf } from '#platform/model/parts/none.ts'
import { type ReactNode, useCallback } from 'react'
import type { Translate } from '#i18n/use-messages.ts'
import type { LogSearch } from '../../model/readings/log-search.ts'
import { rowsPerStep } from '../../model/readings/search-params.ts'
import type { AreaDescriptor } from '../area/area-descriptor.ts'
import type { ReadingWords } from '../wording/use-reading-words.ts'
import { saveCsv } from '#platform/browser/save-file.ts'
import { Card } from '#ui/layout/card.tsx'
import { FilterResult } from '#ui/data/filter-result.tsx'
import type { SearchParamsChange } from '#ui/navigation/use-search-params.ts'
import { PrintHeader, ScreenOnly } from '#ui/layout/print/print-header.tsx'
import { sheetFacts } from '../report/report-card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { PagedTable } from '#ui/data/table/paged-table.tsx'
import type { TableColumn } from '#ui/data/table/table-types.ts'
import { Text } from '#ui/primitives/text.tsx'
import { groupRowsByDay } from './group-rows-by-day.ts'
import { filterChips, type ReadingLogFilter, ReadingLogFilterField } from './reading-log-filter.tsx'
import { ReadingLogFilters } from './reading-log-filters.tsx'
import { OneZone } from './reading-time.tsx'
import { InitialRangeNote, type InitialRangeView } from './initial-range-note.tsx'

/** A row of a log: a reading with its local time. */
export type ReadingLogRow = {
  readonly id: string
  readonly timestamp: string
  readonly utcOffset: string
  readonly timeZone: string
}
const noDays = { from: null, to: null, rows: null } satisfies SearchParamsChange

/** What a log shows: its readings in order, and the state of its address. */
export type ShownLog<Row, Search> = {
  /** The shown span and its reason. */
  readonly opening: InitialRangeView
  readonly search: Search
  readonly rows: readonly Row[]
  /** The number of readings that could not be read. */
  readonly leftOut: number
  readonly today: string
  /** The member's name for print; null until it is loaded. */
  readonly name: string | null
  readonly onChange: (change: SearchParamsChange) => void
}

/**
 * The log of a span: filtered, sorted, exported and printed; the address holds its state. `fileOf`
 * makes the CSV export; `title` is the printed title, by default the name of the tab.
 */
export function ReadingLogPage<Row extends ReadingLogRow>({
  area: { slug },
  words,
  title = words.t('readings.tabs.all-logs'),
  unit,
  opening,
  search,
  today,
  rows,
  leftOut,
  name,
  columnsOf,
  filters = [],
  fileOf,
  finding,
  views,
  instead,
  onChange,
}: ShownLog<Row, LogSearch> & {
  area: AreaDescriptor
  words: ReadingWords
  title?: string
  unit: string
  columnsOf: (byDay: boolean) => readonly TableColumn<Row>[]
  filters?: readonly ReadingLogFilter[]
  fileOf: (t: Translate, rows: readonly Row[], leftOut: number) => string
  /** What the rows say, in one sentence. */
  finding?: string | null
  /** A switch of the view, and the content that replaces the list. */
  views?: ReactNode
  instead?: ReactNode
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
  const isOneZone = new Set(rows.map(({ timeZone }) => timeZone)).size === 1
  const byDay = useByDay<Row>(words)
  return (
    <Stack gap="s5">
      <PrintHeader
        title={title}
        facts={sheetFacts(words, { name, span: words.span(span), count: rows.length, unit, zone })}
      />
      {finding === undefined || finding === null ? null : (
        <Text look="lead" strong reading>
          {finding}
        </Text>
      )}
      <ReadingLogFilters
        span={search.span ?? span}
        {...{ today, sort, onChange }}
        onSave={() => saveCsv(t(`${slug}.logs.file`), span, fileOf(t, rows, leftOut))}
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
          <EmptyState none={noneOf(rows, leftOut)} icon="search" title={t('readings.logs.none')}>
            {t('readings.logs.none.text')}
          </EmptyState>
        </Card>
      ) : (
        <>
          <OneZone value={isOneZone}>
            {instead ?? (
              <PagedTable
                rows={rows}
                columnsOf={columnsOf}
                groupsOf={byDay}
                caption={t(`${slug}.table.caption`, { span: words.span(span) })}
                rowKey={({ id }) => id}
                rowName={words.when}
                detailsLabel={t('readings.logs.details')}
                count={count}
                step={rowsPerStep}
                sort={sort}
                onSort={(chosen) => onChange({ sort: chosen, rows: null })}
                onMore={() => onChange({ rows: String(count + rowsPerStep) })}
                onAll={() => onChange({ rows: String(rows.length) })}
              />
            )}
          </OneZone>
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
