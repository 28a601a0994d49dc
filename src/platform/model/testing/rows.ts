import type { Rows } from '#generated/schemas/read.ts'

/** Rows without unreadable ones. */
export function rowsOf<Row>(items: readonly Row[]): Rows<Row> {
  return { items, leftOut: 0 }
}
