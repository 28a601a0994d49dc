import { slotsOf } from '#vitals/model/readings/group-averages.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import type { Rows } from '#platform/model/parts/unknown-enum.ts'

/** The days of one call of an export. */
export const exportPageDays = 366

/**
 * The readings of a long span, newest first, in calls of at most a year without overlap. It stops
 * between calls when `isWanted` returns false and resolves to `null`; a failed page rejects.
 */
export async function readInPages<R>(
  span: DateSpan,
  ask: (page: DateSpan) => Promise<Rows<R>>,
  isWanted: () => boolean = () => true,
): Promise<Rows<R> | null> {
  const all: Rows<R>[] = []
  for (const page of slotsOf(span, exportPageDays).toReversed()) {
    if (!isWanted()) return null
    all.push(await ask(page))
  }
  return {
    items: all.flatMap(({ items }) => items),
    leftOut: all.reduce((sum, { leftOut }) => sum + leftOut, 0),
  }
}
