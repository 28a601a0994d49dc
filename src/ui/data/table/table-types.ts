import type { ReactNode } from 'react'

export type SortOrder = 'ascending' | 'descending'
export type TableSort<Key extends string = string> = { column: Key; order: SortOrder }

export type TableColumn<Row, Key extends string = string> = {
  key: Key
  /** Header in sentence case. An empty string is a column of actions: give `readerHeader` then. */
  header: string
  readerHeader?: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  align?: 'start' | 'end'
  nowrap?: boolean
  /**
   * On a phone: beside the others (`line`: on a line of its own; `named`: after its header, where
   * the figure alone would say nothing), or folded away under "Details". Main unless said
   * otherwise.
   */
  phone?: 'main' | 'line' | 'named' | 'details'
}

/** Rows under one heading, such as a day. */
export type TableGroup<Row> = { key: string; heading: string; rows: readonly Row[] }

/**
 * What a press on a column's header asks for: the other order of the same column, or `first` of
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
