/**
 * The position of a part of a vertical bar, in px from the top. `middle` is the center of its text.
 */
export type SharePosition = {
  readonly top: number
  readonly height: number
  readonly middle: number
}

const gap = 3
/** The least height of a part that is not empty, in px. */
const least = 5

/**
 * Lays out the parts from top to bottom, `gap` px apart and at least `least` px high unless empty.
 * Each text of the heights `tall` is as close to the middle of its part as the others allow; the
 * bar is at least as high as all texts.
 */
export function stackedShareLayout(
  shares: readonly number[],
  wanted: number,
  tall: readonly number[],
): { readonly height: number; readonly places: readonly SharePosition[] } {
  const height = Math.max(
    wanted,
    tall.reduce((sum, own) => sum + own, 0),
  )
  const shown = shares.filter((share) => share > 0)
  const total = shown.reduce((sum, share) => sum + share, 0)
  const room = height - gap * Math.max(0, shown.length - 1)
  const thin = shown.filter((share) => (share / total) * room < least)
  const rest = total - thin.reduce((sum, share) => sum + share, 0)
  const thick = room - thin.length * least
  let top = 0
  const parts = shares.map((share) => {
    const own = share <= 0 ? 0 : (share / total) * room < least ? least : (share / rest) * thick
    const part = { top, height: own }
    if (own > 0) top += own + gap
    return part
  })
  // A first pass moves texts down to keep their distance; a second moves them up, so that the last
  // ones stay beside the bar.
  const middles = parts.map((part) => part.top + part.height / 2)
  const half = (index: number) => (tall[index] ?? 0) / 2
  const apart = (index: number) => half(index) + half(index + 1)
  const end = middles.length - 1
  for (let index = 0; index <= end; index += 1)
    middles[index] = Math.max(
      middles[index] ?? 0,
      index === 0 ? half(0) : (middles[index - 1] ?? 0) + apart(index - 1),
    )
  for (let index = end; index >= 0; index -= 1)
    middles[index] = Math.min(
      middles[index] ?? 0,
      index === end ? height - half(end) : (middles[index + 1] ?? 0) - apart(index),
    )
  return { height, places: parts.map((part, index) => ({ ...part, middle: middles[index] ?? 0 })) }
}
