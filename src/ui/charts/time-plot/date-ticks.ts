/** A position on the date axis: px, and the width of its label in px. */
export type DateTickPosition = { x: number; width: number }

/**
 * The indexes of the positions with a label, oldest first: every n-th back from the last, with the
 * smallest n that keeps labels `gap` px apart.
 */
export function thinDateTicks(places: readonly DateTickPosition[], gap: number): number[] {
  const last = places.length - 1
  for (let every = 1; every <= last; every += 1) {
    const kept = backFrom(last, every)
    const fits = kept.every((index, position) => {
      const next = kept[position + 1]
      if (next === undefined) return true
      const left = places[index]
      const right = places[next]
      return !left || !right || left.x + left.width / 2 + gap <= right.x - right.width / 2
    })
    if (fits) return kept
  }
  return last < 0 ? [] : [last]
}

const backFrom = (last: number, every: number): number[] =>
  Array.from({ length: Math.floor(last / every) + 1 }, (_, index) => last - index * every).reverse()
