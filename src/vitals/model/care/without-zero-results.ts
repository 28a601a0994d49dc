import type { Rows } from '#platform/model/parts/unknown-enum.ts'

/**
 * Laboratory results without those of 0, which count as unreadable. A message that lacks the number
 * reads as 0 (proto3), and none of these laboratory values can be 0.
 */
export function withoutZeroResults<Row>(
  { items, leftOut }: Rows<Row>,
  valueOf: (row: Row) => number,
): Rows<Row> {
  const read = items.filter((row) => valueOf(row) > 0)
  return { items: read, leftOut: leftOut + items.length - read.length }
}
