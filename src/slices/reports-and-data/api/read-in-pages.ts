import { slotsOf } from '#vitals/model/readings/group-averages.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import type { Rows } from '#platform/model/unknown-enum.ts'

/** Days that one call of an export asks for. */
export const exportPageDays = 366

/**
 * The readings of a long span, newest first, asked for a year at a time: no call asks for more than
 * its days, and none twice for a day. Stops between two calls once nobody waits any more
 * (`isWanted`), and then answers null. A page that fails fails the whole.
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
