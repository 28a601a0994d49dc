import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import '#ui/tokens/theme.css.ts'
import '#ui/tokens/global.css.ts'
import { StemChart } from '#ui/charts/time-plot/stem-chart.tsx'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import { categorize } from '#vitals/model/blood-pressure/blood-pressure.ts'
import type { Reading } from './reading.ts'

const bands = [
  { low: 90, high: 130, limits: [130], title: 'Systolic', text: 'target below 130' },
  { low: 60, high: 80, limits: [80], title: 'Diastolic', text: 'target below 80' },
]

/** The portal's trend chart with categories, target bands, dates, flag and keyboard support. */
export function drawOurs(stage: HTMLElement, data: readonly Reading[]): () => void {
  const root = createRoot(stage)
  const points = data.map((reading) => ({
    at: reading.at,
    low: reading.diastolic,
    high: reading.systolic,
    ...rangeMarks.bloodPressure[categorize(reading)],
  }))
  const [from, to] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0]
  const dates = Array.from({ length: 8 }, (_, index) => ({
    at: from + ((to - from) * index) / 7,
    label: `Day ${index}`,
  }))
  const readout = (index: number) => {
    const reading = data[index]
    return {
      when: 'November 20',
      value: `${reading?.systolic}/${reading?.diastolic}`,
      unit: 'mmHg',
    }
  }
  flushSync(() =>
    root.render(
      <StemChart
        label="Blood pressure"
        height={430}
        {...{ points, from, to, dates, bands, readout }}
        spoken={(index) => `Reading ${index}`}
      />,
    ),
  )
  return () => root.unmount()
}
