import { memo } from 'react'
import type { RowBlock } from './row-blocks.ts'
import { TableRow } from './table-row.tsx'
import type { TableColumn } from './table-types.ts'
import * as styles from './table.css.ts'

type Props<Row, Key extends string> = {
  index: number
  block: RowBlock<Row>
  columns: readonly TableColumn<Row, Key>[]
  rowKey: (row: Row) => string
  rowName?: ((row: Row) => string) | undefined
  /** The label of the button that expands a row on a phone; undefined: rows do not collapse. */
  details: string | undefined
  /** The table is windowed, so each row has its `aria-rowindex`. */
  counted: boolean
}

/** A memoized block of rows, with the heading when it is the first of its group. */
function Block<Row, Key extends string>({
  index,
  block: { heading, rows, at },
  columns,
  rowKey,
  rowName,
  details,
  counted,
}: Props<Row, Key>) {
  // The header is the first row.
  const place = (line: number) => (counted ? { 'aria-rowindex': line + 2 } : {})
  return (
    <tbody role="rowgroup" data-block={index}>
      {heading === null ? null : (
        <tr role="row" {...place(at)}>
          <th role="rowheader" scope="rowgroup" colSpan={columns.length} className={styles.group}>
            {heading()}
          </th>
        </tr>
      )}
      {rows.map((row, nth) => (
        <TableRow
          key={rowKey(row)}
          row={row}
          columns={columns}
          details={details === undefined ? undefined : { label: details, name: rowName?.(row) }}
          {...place(at + nth + (heading === null ? 0 : 1))}
        />
      ))}
    </tbody>
  )
}

export const TableBlock = memo(Block) as typeof Block // memo loses the generic row type
