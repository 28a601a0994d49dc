// Reports the errors and web vitals of this page to the edge (docs/logs.md#browsers), and gives the calls of a
// press one trace (docs/deploy.md#traces). It loads at the first interaction or the first error (start-reports.ts).
import { onCLS, onINP, onLCP } from 'web-vitals'
import type { ClientReport } from '#platform/model/reports/page-report.ts'
import { createReports } from './create-reports.ts'
import { createPressTraces, randomHex, tracedFetch } from './press-traces.ts'

export const reports = createReports(location.origin, send)

const traces = createPressTraces(() => performance.now(), randomHex)
// A hook in the code of calls would be downloaded with every page.
globalThis.fetch = tracedFetch(fetch, traces.traceparent)
// Before the handlers of the page, which make the calls.
addEventListener('click', traces.pressed, { capture: true })

addEventListener('error', ({ error }) => reports.error(error))
addEventListener('unhandledrejection', ({ reason }) => reports.error(reason))
onLCP(({ value }) => reports.measure('lcp', value))
onINP(({ value }) => reports.measure('inp', value))
onCLS(({ value }) => reports.measure('cls', value))
// The measures above are final when the page is hidden, and their listeners come first.
addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') reports.finish()
})

function send(report: ClientReport): void {
  if (!navigator.onLine) return
  void fetch('/client-report', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    credentials: 'omit',
    // A page that is left sends it still.
    keepalive: true,
  }).catch(() => undefined)
}
