import { userActivity } from '#platform/browser/user-activity.ts'

/**
 * Loads the reports of this page at the member's or visitor's first interaction, or at the first
 * error; before that there is nothing to report. Returns a function that stops waiting.
 */
export function startReports(): () => void {
  const over = new AbortController()
  const { signal } = over
  const early: unknown[] = []
  let isLoading = false
  const load = () => {
    if (isLoading) return
    isLoading = true
    import('./report-page.ts').then(
      ({ reports }) => {
        over.abort()
        for (const thrown of early) reports.error(thrown)
      },
      // The next interaction tries again.
      () => (isLoading = false),
    )
  }
  const keep = (event: ErrorEvent | PromiseRejectionEvent) => {
    early.push('reason' in event ? event.reason : event.error)
    load()
  }
  addEventListener('error', keep, { signal })
  addEventListener('unhandledrejection', keep, { signal })
  signal.addEventListener('abort', userActivity.subscribe(load))
  return () => over.abort()
}
