/** Maps a number of the domain to pixels linearly, also outside the domain. */
export type LinearScale = (value: number) => number

/**
 * `from` and `to` are the ends of the domain, `start` and `end` their pixels. An empty domain maps
 * to the middle.
 */
export function linearScale(from: number, to: number, start: number, end: number): LinearScale {
  if (from === to) return () => (start + end) / 2
  const factor = (end - start) / (to - from)
  return (value) => start + (value - from) * factor
}

const steps = [1, 2, 2.5, 5, 10]

/**
 * The smallest round step (1, 2 or 5 times a power of ten, or 25, 250, …) that splits `span` into
 * at most `pieces`.
 */
export function roundStep(span: number, pieces: number): number {
  if (!(span > 0)) return 1
  const least = span / pieces
  const power = 10 ** Math.floor(Math.log10(least))
  // Rounding errors must not push 2 × power just below the least step.
  const factor =
    steps.find((step) => step * power >= least * (1 - 1e-9) && (step !== 2.5 || power >= 10)) ?? 10
  return factor * power
}

/** The multiples of `step` from `from` to `to`, both included. */
export function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step - 1e-9)
  const last = Math.floor(to / step + 1e-9)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
}

/**
 * The value axis: a domain of whole steps around all values, and its lines. It has no zero
 * baseline, because a vital sign has none.
 */
export type ValueAxis = { from: number; to: number; lines: number[] }

export function valueAxis(least: number, most: number, pieces = 5): ValueAxis {
  const step = roundStep(Math.max(most - least, 1), pieces)
  const from = Math.floor(least / step + 1e-9) * step
  const to = Math.max(Math.ceil(most / step - 1e-9) * step, from + step)
  return { from, to, lines: multiples(from, to, step) }
}

/** Omits the lines whose label would be within `clearance` px of a limit's label. */
export function clearOf(
  lines: readonly number[],
  limits: readonly number[],
  y: LinearScale,
  clearance: number,
): number[] {
  return lines.filter((line) => limits.every((limit) => Math.abs(y(line) - y(limit)) >= clearance))
}
