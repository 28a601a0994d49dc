import { useMemo, type ReactNode } from 'react'
import { usePrinting } from '#platform/browser/use-printing.ts'
import { Card } from '../../layout/card.tsx'
import { ShowMoreRows } from './show-more-rows.tsx'
import type { TableColumn, TableGroup, TableSort } from './table-types.ts'
import { Table } from './table.tsx'

/** By the column `time`, or by the column `reading`. */
export type PagedTableSort = 'newest' | 'oldest' | 'highest' | 'lowest'

const sorts = {
  newest: { column: 'time', order: 'descending' },
  oldest: { column: 'time', order: 'ascending' },
  highest: { column: 'reading', order: 'descending' },
  lowest: { column: 'reading', order: 'ascending' },
} as const satisfies Record<PagedTableSort, TableSort<'time' | 'reading'>>

/** Groups at most, as a share of the rows. */
const headingShare = 0.75

const sortOf = ({ column, order }: TableSort): PagedTableSort =>
  column === 'time'
    ? order === 'descending'
      ? 'newest'
      : 'oldest'
    : order === 'descending'
      ? 'highest'
      : 'lowest'

/**
 * A long sorted list: grouped by `groupsOf` when sorted by time and the groups have several rows,
 * else plain. The screen shows `count` rows, print all of them.
 */
export function PagedTable<Row>({
  rows,
  columnsOf,
  groupsOf,
  count,
  step,
  sort,
  onSort,
  onMore,
  onAll,
  ...table
}: {
  rows: readonly Row[]
  /** Grouped rows have a heading above them; other rows must show its content themselves. */
  columnsOf: (grouped: boolean) => readonly TableColumn<Row>[]
  groupsOf: (rows: readonly Row[]) => readonly TableGroup<Row>[]
  caption: string
  rowKey: (row: Row) => string
  rowName: (row: Row) => string
  detailsLabel: string
  count: number
  step: number
  sort: PagedTableSort
  onSort: (sort: PagedTableSort) => void
  onMore: () => void
  onAll?: (() => void) | undefined
}): ReactNode {
  const printing = usePrinting()
  const byTime = sort === 'newest' || sort === 'oldest'
  // A heading over nearly every row would say little and double the length.
  const grouped = useMemo(
    () => byTime && groupsOf(rows).length <= rows.length * headingShare,
    [byTime, groupsOf, rows],
  )
  const shown = useMemo(() => (printing ? rows : rows.slice(0, count)), [printing, rows, count])
  const columns = useMemo(() => columnsOf(grouped), [columnsOf, grouped])
  const list = useMemo(
    () => (grouped ? { groups: groupsOf(shown) } : { rows: shown }),
    [grouped, groupsOf, shown],
  )
  return (
    <>
      <Card padding="none" clip>
        <Table
          {...table}
          {...list}
          columns={columns}
          sort={sorts[sort]}
          onSort={(asked) => onSort(sortOf(asked))}
        />
      </Card>
      <ShowMoreRows
        shown={shown.length}
        total={rows.length}
        step={step}
        onMore={onMore}
        onAll={onAll}
      />
    </>
  )
}
