import { addDays, daysBetween, laterDay } from '#platform/model/calendar-day.ts'
import { dayOf, type TimedReading } from './readings.ts'
import { isWithin, type DateSpan } from '#platform/model/date-span.ts'

/**
 * Splits a span into groups of `size` days, oldest first, counted back from its last day. The
 * oldest group may be shorter.
 */
export function slotsOf({ start, end }: DateSpan, size: number): readonly DateSpan[] {
  const count = Math.ceil((daysBetween(start, end) + 1) / size)
  return Array.from({ length: count }, (_, index) => {
    const last = addDays(end, -(count - 1 - index) * size)
    return { start: laterDay(start, addDays(last, 1 - size)), end: last }
  })
}

/**
 * A point of a chart and a row of its table: the average of the readings from `start` to `end`.
 * `joined`: the previous group has readings too.
 */
export type SlotGroup = DateSpan & {
  readonly count: number
  readonly average: number
  readonly joined: boolean
}

/**
 * The readings of a span by the index of their slot. Each day is looked up once, because long spans
 * have many readings a day.
 */
export function groupBySlot<R extends TimedReading>(
  readings: readonly R[],
  span: DateSpan,
  slots: readonly DateSpan[],
  size: number,
): ReadonlyMap<number, readonly R[]> {
  const found = new Map<number, R[]>()
  for (const [day, some] of Map.groupBy(readings, dayOf)) {
    if (!isWithin(span, day)) continue
    const number = slots.length - 1 - Math.floor(daysBetween(day, span.end) / size)
    const group = found.get(number) ?? []
    for (const reading of some) group.push(reading)
    found.set(number, group)
  }
  return found
}

/**
 * The average of each group of a span, rounded half up to a whole number unless `round` is passed.
 * A group without readings has no entry.
 */
export function averagesOf<R extends TimedReading>(
  readings: readonly R[],
  span: DateSpan,
  size: number,
  valueOf: (reading: R) => number,
  round: (value: number) => number = Math.round,
): readonly SlotGroup[] {
  const slots = slotsOf(span, size)
  const grouped = groupBySlot(readings, span, slots, size)
  return slots.flatMap((slot, number) => {
    const group = grouped.get(number)
    if (group === undefined) return []
    const sum = group.reduce((total, reading) => total + valueOf(reading), 0)
    return [
      {
        ...slot,
        count: group.length,
        average: round(sum / group.length),
        joined: grouped.has(number - 1),
      },
    ]
  })
}
