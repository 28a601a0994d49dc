import { activate, loadAreas } from '#i18n/catalogue.ts'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import * as allLogs from './all-logs.tsx'
import { diary } from './diary.ts'
import { drawMinimal } from './minimal.tsx'
import { compute, drawOurs, drawUPlot } from './trends.tsx'

type Draw = (stage: HTMLElement, readings: readonly BloodSugarReading[]) => () => void

const contestants: Record<string, Draw> = {
  logs: allLogs.drawOurs,
  list: drawMinimal,
  trends: drawOurs,
  uplot: drawUPlot,
}
const readings = diary(36_500)
const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Shows ten years of readings, waits until they are painted, and removes them after the second
 * mark.
 */
const bench = async (name: string): Promise<void> => {
  const [draw, stage] = [contestants[name], document.getElementById('stage')]
  if (draw === undefined || stage === null) throw new Error(`There is no candidate "${name}".`)
  await nextFrame()
  performance.mark('bench-start')
  const clear = draw(stage, readings)
  await nextFrame()
  await nextFrame()
  performance.mark('bench-end')
  if (stage.querySelector('svg path, canvas, p') === null)
    throw new Error(`"${name}" showed nothing in two frames.`)
  clear()
}

void loadAreas(['readings', 'blood-sugar', 'ui', 'common', 'figures'])
  .then(() => activate('en-US'))
  .then(() => Object.assign(window, { bench, compute: () => compute(readings) }))
