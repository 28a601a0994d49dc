import { isDay } from './time-zone.ts'

/**
 * Why a range of wall-clock moments cannot be answered: the name of the contract's example and of
 * the field, or null.
 */
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
