import { useEffect } from 'react'

/** Milliseconds reserved for the first view. */
const delay = 2_000

/** Loads the reports of a page of visitors. Pages of members load them with the overlays. */
export function useVisitorReports(): void {
  useEffect(() => {
    const timer = setTimeout(() => void import('./report-page.ts').catch(() => undefined), delay)
    return () => clearTimeout(timer)
  }, [])
}
