import { type ComponentProps, useState } from 'react'
import { usePrinting } from '#platform/browser/use-printing.ts'
import { ShowMoreRows } from './show-more-rows.tsx'
import * as styles from './table.css.ts'
import { Table } from './table.tsx'
import type { TableColumn } from './table-types.ts'

/** Rows before "Show more". */
const first = 10

/** A plain table that starts with its first rows; a button and print show all of them. */
export function LongTable<Row>({
  rows,
  ...table
}: Omit<ComponentProps<typeof Table<Row, string>>, 'rows' | 'groups' | 'columns'> & {
  rows: readonly Row[]
  columns: readonly TableColumn<Row>[]
}) {
  const [all, setAll] = useState(false)
  const printing = usePrinting()
  const shown = all || printing ? rows : rows.slice(0, first)
  return (
    <>
      <Table {...table} rows={shown} />
      {rows.length > first ? (
        <div className={styles.underRows}>
          <ShowMoreRows
            shown={shown.length}
            total={rows.length}
            step={rows.length}
            onMore={() => setAll(true)}
          />
        </div>
      ) : null}
    </>
  )
}
