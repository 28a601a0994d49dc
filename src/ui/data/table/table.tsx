import { type ReactNode, useMemo, useRef } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { classNames } from '../../tokens/class-names.ts'
import { Icon } from '../../primitives/icon.tsx'
import { visuallyHidden } from '../../primitives/visually-hidden.css.ts'
import { usePrinting } from '#platform/browser/use-printing.ts'
import { rowBlocks, windowedFrom } from './row-blocks.ts'
import { TableBlock } from './table-block.tsx'
import {
  nextSort,
  type SortOrder,
  type TableColumn,
  type TableGroup,
  type TableSort,
} from './table-types.ts'
import * as styles from './table.css.ts'
import { useHorizontalOverflow } from './use-horizontal-overflow.ts'
import { useColumnWidths } from './use-column-widths.ts'
import { useWindowedRows } from './use-windowed-rows.ts'

type Props<Row, Key extends string> = {
  /** The caption; it also names the frame when that scrolls. */
  caption: string
  captionVisible?: boolean
  columns: readonly TableColumn<Row, Key>[]
  rowKey: (row: Row) => string
  /** The row's name in "Details, …" on a phone. */
  rowName?: (row: Row) => string
  /**
   * The label of the button that expands a row on a phone. Required when a column is in details.
   */
  detailsLabel?: string
  sort?: TableSort<Key> | undefined
  onSort?: ((sort: TableSort<Key>) => void) | undefined
  /** The sort order of the first press; dates and times start with the newest. */
  firstOrder?: SortOrder
  /** Allows two lines in the headers of many narrow columns. */
  wrapHeaders?: boolean
} & (
  | { rows: readonly Row[]; groups?: undefined }
  | { groups: readonly TableGroup<Row>[]; rows?: undefined }
)

/**
 * A table with caption, scopes, sort buttons, sticky header and groups. An overflowing frame takes
 * focus and scrolls; a phone collapses rows, which is why the roles are explicit. A long table
 * renders only the rows near the window, and all of them in print.
 */
export function Table<Row, Key extends string>(props: Props<Row, Key>) {
  const { caption, captionVisible = false, columns, rowKey, rowName, detailsLabel } = props
  const t = useMessages()
  const [frame, scrolls] = useHorizontalOverflow<HTMLDivElement>()
  const folds = columns.some((column) => column.phone === 'details')
  const table = useRef<HTMLTableElement>(null)
  const printing = usePrinting()
  const groups = props.groups ?? null
  const rows = props.rows ?? none
  const count =
    groups === null ? rows.length : groups.reduce((sum, group) => sum + group.rows.length, 0)
  const windowed = count >= windowedFrom && !printing
  const blocks = useMemo(() => rowBlocks(groups, rows as readonly Row[]), [groups, rows])
  const pieces = useWindowedRows(table, windowed ? blocks : null)
  useColumnWidths(table, windowed)
  const details = folds ? detailsLabel : undefined
  const block = (index: number) => {
    const own = blocks[index]
    return own === undefined || (own.rows.length === 0 && own.heading === null) ? null : (
      <TableBlock<Row, Key>
        key={own.key}
        {...{ index, columns, rowKey, rowName, details }}
        block={own}
        counted={windowed}
      />
    )
  }
  const last = blocks.at(-1)
  const lines =
    last === undefined ? 0 : last.at + last.rows.length + (last.heading === null ? 0 : 1)
  const region = scrolls
    ? {
        role: 'region',
        tabIndex: 0,
        'aria-label': t('ui.table.scroll', { name: caption }),
        'data-scrolls': '',
      }
    : {}
  return (
    <div ref={frame} className={styles.frame} {...region}>
      <table
        ref={table}
        role="table"
        className={classNames(
          styles.table,
          styles.folds,
          props.wrapHeaders === true && styles.wrapping,
        )}
        aria-rowcount={windowed ? lines + 1 : undefined}
      >
        <caption className={captionVisible ? styles.caption : visuallyHidden}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={windowed ? 1 : undefined}>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} {...props} />
            ))}
            {folds && detailsLabel !== undefined ? (
              <th role="columnheader" scope="col" className={styles.more}>
                <span className={visuallyHidden}>{detailsLabel}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        {!windowed
          ? blocks.map((_, index) => block(index))
          : pieces.map((piece) =>
              piece.kind === 'block' ? (
                block(piece.index)
              ) : (
                <tbody key={`space ${piece.from}`} aria-hidden="true">
                  <tr className={styles.space} style={{ height: piece.height }} />
                </tbody>
              ),
            )}
      </table>
    </div>
  )
}

const none: readonly never[] = []

function HeaderCell<Row, Key extends string>({
  column,
  sort,
  onSort,
  firstOrder = 'descending',
}: {
  column: TableColumn<Row, Key>
  sort?: TableSort<Key> | undefined
  onSort?: ((sort: TableSort<Key>) => void) | undefined
  firstOrder?: SortOrder
}) {
  const order = sort?.column === column.key ? sort.order : undefined
  const sortable = column.sortable === true && onSort !== undefined
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sortable ? (order ?? 'none') : undefined}
      className={classNames(styles.header, column.align === 'end' && styles.end)}
    >
      {sortable ? (
        <>
          <span className={styles.sortName}>{column.header}</span>
          <button
            type="button"
            className={styles.sort}
            data-active={order ? '' : undefined}
            onClick={() => onSort(nextSort(sort, column.key, firstOrder))}
          >
            <span>{column.header}</span>
            <span className={order ? styles.sortActive : styles.sortIdle}>
              <Icon
                name={
                  order === undefined ? 'sort' : order === 'ascending' ? 'sort-up' : 'sort-down'
                }
                size="small"
              />
            </span>
          </button>
        </>
      ) : column.header === '' ? (
        <span className={visuallyHidden}>{column.readerHeader}</span>
      ) : (
        column.header
      )}
    </th>
  )
}

/** A figure in a cell. */
export function TableFigure({
  children,
  unit,
}: {
  children: ReactNode
  unit?: string | undefined
}) {
  return (
    <span className={styles.figure}>
      <span>{children}</span>
      {unit === undefined ? null : <span className={styles.unit}>{unit}</span>}
    </span>
  )
}

/** Secondary content of a row, such as a note. */
export function TableMeta({ children }: { children: ReactNode }) {
  return <span className={styles.meta}>{children}</span>
}
