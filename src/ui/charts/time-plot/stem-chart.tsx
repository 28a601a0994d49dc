import { Stems } from './stem-drawing.tsx'
import { TimePlot, type TimePlotProps } from './time-plot.tsx'

/**
 * Pairs of values over time: a stem from low to high, the category's shape on top, a dot below. A
 * pair of equals is its shape alone.
 */
export function StemChart(props: TimePlotProps) {
  return <TimePlot {...props} marks={(layout) => <Stems layout={layout} points={props.points} />} />
}
