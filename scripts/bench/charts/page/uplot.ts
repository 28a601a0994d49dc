import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { Reading } from './reading.ts'

/** A minimal uPlot chart of both numbers over time. */
export function drawUPlot(stage: HTMLElement, data: readonly Reading[]): () => void {
  const columns: UPlot.AlignedData = [
    data.map(({ at }) => at / 1_000),
    data.map(({ systolic }) => systolic),
    data.map(({ diastolic }) => diastolic),
  ]
  const series = [
    {},
    { label: 'Systolic', stroke: 'teal' },
    { label: 'Diastolic', stroke: 'maroon' },
  ]
  const chart = new UPlot({ width: 900, height: 430, series }, columns, stage)
  return () => chart.destroy()
}
