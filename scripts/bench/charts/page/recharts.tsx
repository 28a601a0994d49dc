import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { Line, LineChart, XAxis, YAxis } from 'recharts'
import type { Reading } from './reading.ts'

/** A minimal Recharts chart of both numbers over time. */
export function drawRecharts(stage: HTMLElement, data: readonly Reading[]): () => void {
  const root = createRoot(stage)
  flushSync(() =>
    root.render(
      <LineChart width={900} height={430} data={[...data]}>
        <XAxis dataKey="at" type="number" domain={['dataMin', 'dataMax']} />
        <YAxis />
        <Line dataKey="systolic" stroke="teal" isAnimationActive={false} />
        <Line dataKey="diastolic" stroke="maroon" isAnimationActive={false} />
      </LineChart>,
    ),
  )
  return () => root.unmount()
}
