import { rowsThat } from '#platform/model/parts/left-out.ts'
import type { Rows } from '#platform/model/parts/unknown-enum.ts'

/**
 * Laboratory results without those of 0, which count as unreadable. A message that lacks the number
 * reads as 0 (proto3), and none of these laboratory values can be 0.
 */
export function withoutZeroResults<Row>(
  results: Rows<Row>,
  valueOf: (row: Row) => number,
): Rows<Row> {
  return rowsThat(results, (row) => valueOf(row) > 0)
}
