import { drawOurs } from './ours.tsx'
import { readings, type Reading } from './reading.ts'
import { drawRecharts } from './recharts.tsx'
import { drawUPlot } from './uplot.ts'

type Draw = (stage: HTMLElement, data: readonly Reading[]) => () => void

const contestants: Record<string, Draw> = {
  ours: drawOurs,
  uplot: drawUPlot,
  recharts: drawRecharts,
}

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))

/** Draws one chart, waits until it is painted, and removes it after the second mark. */
const bench = async (name: string, many: number): Promise<void> => {
  const [draw, stage, data] = [contestants[name], document.getElementById('stage'), readings(many)]
  if (draw === undefined || stage === null) throw new Error(`No chart "${name}".`)
  await nextFrame()
  performance.mark('bench-start')
  const clear = draw(stage, data)
  // The first frame paints the chart; the second starts after that paint.
  await nextFrame()
  await nextFrame()
  performance.mark('bench-end')
  if (stage.querySelector('svg path, canvas') === null)
    throw new Error(`"${name}" drew nothing in two frames.`)
  clear()
}

Object.assign(window, { bench })
