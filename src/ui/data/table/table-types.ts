import type { ReactNode } from 'react'

export type SortOrder = 'ascending' | 'descending'
export type TableSort<Key extends string = string> = { column: Key; order: SortOrder }

export type TableColumn<Row, Key extends string = string> = {
  key: Key
  /** The header in sentence case. An action column has an empty one and needs `readerHeader`. */
  header: string
  readerHeader?: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  align?: 'start' | 'end'
  nowrap?: boolean
  /**
   * The layout on a phone, by default `main`. `line`: on its own line; `named`: after its header;
   * `details`: collapsed under "Details"; `act`: a button at the end of the first line.
   */
  phone?: 'main' | 'line' | 'named' | 'details' | 'act'
}

/** Rows under one heading, such as a day. */
export type TableGroup<Row> = { key: string; heading: string; rows: readonly Row[] }

/**
 * The sort order after a press on a header: the reverse order of the same column, or `first` of
 * another.
 */
export function nextSort<Key extends string>(
  current: TableSort<Key> | undefined,
  column: Key,
  first: SortOrder,
): TableSort<Key> {
  if (current?.column !== column) return { column, order: first }
  return { column, order: current.order === 'ascending' ? 'descending' : 'ascending' }
}
