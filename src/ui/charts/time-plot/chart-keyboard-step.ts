/**
 * The next index for a key: Left and Right move by one point, Home and End to the ends, Page Up and
 * Page Down by about one `page` (in units of `at`) and at least one point. Undefined for other
 * keys.
 */
export function chartKeyboardStep(
  key: string,
  index: number,
  count: number,
  at: (index: number) => number,
  page: number,
): number | undefined {
  const last = count - 1
  if (last < 0) return undefined
  const within = (wanted: number) => Math.max(0, Math.min(last, wanted))
  switch (key) {
    case 'ArrowLeft':
      return within(index - 1)
    case 'ArrowRight':
      return within(index + 1)
    case 'Home':
      return 0
    case 'End':
      return last
    case 'PageUp':
      return Math.min(within(index - 1), nearest(at(index) - page, count, at))
    case 'PageDown':
      return Math.max(within(index + 1), nearest(at(index) + page, count, at))
    default:
      return undefined
  }
}

/** The index of the point nearest to `wanted`; `at` rises with the index. -1 without points. */
export function nearest(wanted: number, count: number, at: (index: number) => number): number {
  let low = 0
  let high = count - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (at(middle) < wanted) low = middle + 1
    else high = middle
  }
  if (low > 0 && wanted - at(low - 1) <= at(low) - wanted) return low - 1
  return count === 0 ? -1 : low
}
