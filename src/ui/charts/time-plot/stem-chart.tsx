import { Stems } from './stem-drawing.tsx'
import { TimePlot, type TimePlotProps } from './time-plot.tsx'

/**
 * A chart of value pairs over time: a stem from low to high, the category's shape at the top, a dot
 * at the bottom. Equal values show the shape alone.
 */
export function StemChart(props: TimePlotProps) {
  return <TimePlot {...props} marks={(layout) => <Stems layout={layout} points={props.points} />} />
}
