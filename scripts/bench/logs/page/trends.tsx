import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { usualDayOf } from '#slices/blood-sugar/model/usual-day.ts'
import { bloodSugarFigures, mealFigures } from '#vitals/model/blood-sugar/blood-sugar-statistics.ts'
import { sortByTime } from '#vitals/model/readings/readings.ts'
import { sampleSizeOf } from '#vitals/model/report/sample-size.ts'
import { MessagesProvider } from '#i18n/messages-provider.tsx'
import { BloodSugarChart } from '#slices/blood-sugar/ui/blood-sugar-chart.tsx'
import { useBloodSugarWords } from '#slices/blood-sugar/ui/use-blood-sugar-words.ts'
import { lastDay, spanOf } from './diary.ts'

/** Milliseconds of script to compute all figures of the trends page. */
export function compute(readings: readonly BloodSugarReading[]): number {
  const begin = performance.now()
  const ordered = sortByTime(readings, 'oldest')
  const known = [
    bloodSugarFigures(ordered),
    sampleSizeOf(ordered),
    usualDayOf(ordered),
    mealFigures(ordered),
  ]
  if (known.includes(null)) throw new Error('Nothing was worked out.')
  return performance.now() - begin
}

const Chart = ({ readings }: { readings: readonly BloodSugarReading[] }) => (
  <BloodSugarChart
    readings={readings}
    span={spanOf(readings)}
    words={useBloodSugarWords(lastDay)}
    label="Every reading"
  />
)

export function drawOurs(stage: HTMLElement, readings: readonly BloodSugarReading[]): () => void {
  const root = createRoot(stage)
  flushSync(() =>
    root.render(
      <MessagesProvider>
        <Chart readings={readings} />
      </MessagesProvider>,
    ),
  )
  return () => root.unmount()
}

/** A minimal uPlot scatter chart of every reading over time. */
export function drawUPlot(stage: HTMLElement, readings: readonly BloodSugarReading[]): () => void {
  const ordered = readings.toReversed()
  const columns: UPlot.AlignedData = [
    ordered.map(({ timestamp }) => Date.parse(`${timestamp}Z`) / 1_000),
    ordered.map(({ value }) => value),
  ]
  const chart = new UPlot(
    {
      width: 1_000,
      height: 412,
      series: [{}, { label: 'mg/dL', stroke: 'teal', paths: () => null, points: { show: true } }],
    },
    columns,
    stage,
  )
  return () => chart.destroy()
}
