// Reports the errors and web vitals of this page to the edge (docs/logs.md#browsers). It loads at the first
// interaction or the first error (start-reports.ts).
import { onCLS, onINP, onLCP } from 'web-vitals'
import type { ClientReport } from '#platform/model/reports/page-report.ts'
import { createReports } from './create-reports.ts'

export const reports = createReports(location.origin, send)

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
