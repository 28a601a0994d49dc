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
  /** Words of the button that unfolds a row on a phone; without them none folds. */
  details: string | undefined
  /** Only a part of the table is there, so each line says its place. */
  counted: boolean
}

/**
 * Some rows of a table, below their heading when they are the first of its group. As long as they
 * are the same they are not made again when others come and go.
 */
function Block<Row, Key extends string>({
  index,
  block: { heading, rows, at },
  columns,
  rowKey,
  rowName,
  details,
  counted,
}: Props<Row, Key>) {
  // The header is the first line.
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

export const TableBlock = memo(Block) as typeof Block // memo forgets the type of the row
