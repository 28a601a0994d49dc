import { useState } from 'react'
import { IconButton } from '../../primitives/icon-button.tsx'
import { classNames } from '../../tokens/class-names.ts'
import type { TableColumn } from './table-types.ts'
import * as styles from './table.css.ts'

/** A row. A phone collapses its details behind a button with `aria-expanded`. */
export function TableRow<Row, Key extends string>({
  row,
  columns,
  details,
  ...place
}: {
  row: Row
  columns: readonly TableColumn<Row, Key>[]
  details: { label: string; name: string | undefined } | undefined
  /** The row's position in a windowed table. */
  'aria-rowindex'?: number
}) {
  const [open, setOpen] = useState(false)
  return (
    <tr role="row" {...place} className={styles.row} data-open={open ? '' : undefined}>
      {columns.map((column) => (
        <td
          key={column.key}
          role="cell"
          data-phone={column.phone}
          data-main={column.phone === 'details' ? undefined : ''}
          data-details={column.phone === 'details' ? '' : undefined}
          data-label={column.header === '' ? column.readerHeader : column.header}
          className={classNames(
            styles.cell,
            column.align === 'end' && styles.end,
            column.nowrap && styles.nowrap,
          )}
        >
          {column.cell(row)}
        </td>
      ))}
      {details ? (
        <td role="cell" data-more="" className={classNames(styles.cell, styles.more)}>
          <IconButton
            icon={open ? 'chevron-up' : 'chevron-down'}
            iconSize="small"
            look="link"
            label={details.name === undefined ? details.label : `${details.label}, ${details.name}`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          />
        </td>
      ) : null}
    </tr>
  )
}
