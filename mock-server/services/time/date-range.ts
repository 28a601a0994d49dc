import { isDay } from './time-zone.ts'

/** Returns the example name and field of an invalid range of local times, or null. */
export function dateRangeFault(
  start: string,
  end: string,
): { readonly example: 'invalid_request' | 'range_reversed'; readonly field: string } | null {
  for (const [field, text] of [
    ['start', start],
    ['end', end],
  ] as const) {
    const [year, month, day] = text.slice(0, 10).split('-').map(Number)
    if (!isDay(year!, month!, day!)) return { example: 'invalid_request', field }
  }
  return end < start ? { example: 'range_reversed', field: 'end' } : null
}
