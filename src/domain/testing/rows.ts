import type { Rows } from '#generated/schemas/read.ts'

/** A list that was read whole. */
export const rowsOf = <Row>(items: readonly Row[]): Rows<Row> => ({ items, leftOut: 0 })
