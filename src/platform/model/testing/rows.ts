import type { Rows } from '#generated/schemas/read.ts'

/** A list that was read whole. */
export function rowsOf<Row>(items: readonly Row[]): Rows<Row> {
  return { items, leftOut: 0 }
}
