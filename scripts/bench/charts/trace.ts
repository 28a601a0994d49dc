import type { Browser, Page } from 'playwright'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly ts: number
  readonly dur?: number
  readonly pid: number
  readonly tid: number
  readonly args?: { readonly name?: string }
}

/**
 * Main-thread work in ms (script, style, layout, paint) between the two marks that `draw` sets.
 * Sums the top-level tasks of Chromium's trace.
 */
export async function mainThreadWork(
  browser: Browser,
  page: Page,
  draw: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'blink.user_timing', 'devtools.timeline', '__metadata'],
  })
  await draw()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const mark = (name: string): TraceEvent =>
    traceEvents.find((event) => event.name === name && event.pid > 0) ?? missing(name)
  const [start, end] = [mark('bench-start'), mark('bench-end')]
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid, ts, dur = 0 }) =>
      name === 'ThreadControllerImpl::RunTask' &&
      ph === 'X' &&
      pid === start.pid &&
      tid === start.tid &&
      ts + dur > start.ts &&
      ts < end.ts,
  )
  const busy = tasks.reduce(
    (total, { ts, dur = 0 }) => total + Math.min(ts + dur, end.ts) - Math.max(ts, start.ts),
    0,
  )
  return busy / 1_000
}

const missing = (name: string): never => {
  throw new Error(`The trace has no mark "${name}".`)
}
