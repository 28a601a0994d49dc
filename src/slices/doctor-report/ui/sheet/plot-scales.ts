import { linearScale } from '#ui/charts/value-axis.ts'

/** The drawing's own units: it is stretched to its box, so both sides have the same length. */
export const size = 1000

/** The scales of a drawing: units for its paths, percents for the texts over it. */
export function plotScales(x: readonly [number, number], y: readonly [number, number]) {
  const across = linearScale(x[0], x[1], 0, size)
  const up = linearScale(y[0], y[1], size, 0)
  const within = (value: number) => Math.max(0, Math.min(size, value))
  const percent = (value: number) => `${(within(value) / size) * 100}%`
  return {
    x: across,
    y: (value: number) => within(up(value)),
    left: (value: number) => percent(across(value)),
    top: (value: number) => percent(up(value)),
  }
}
