import type { Rows } from '#platform/model/parts/unknown-enum.ts'

/**
 * Dated results, newest first, whatever order they were sent in: the page calls the first the latest
 * and compares it with the second.
 */
export function newestResults<Row extends { readonly timestamp: string }>({
  items,
  leftOut,
}: Rows<Row>): Rows<Row> {
  return { items: items.toSorted((a, b) => b.timestamp.localeCompare(a.timestamp)), leftOut }
}
