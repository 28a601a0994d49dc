import type { Page } from 'playwright'

/** Paths of the scripts that the page began to load after the given call, by the browser's own record. */
export const scriptsAfter = (page: Page, call: string): Promise<string[]> =>
  page.evaluate((path) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const from = entries.find(({ name }) => new URL(name).pathname === path)?.startTime ?? Number.POSITIVE_INFINITY
    return entries.filter(({ name, startTime }) => name.endsWith('.js') && startTime > from).map(({ name }) => new URL(name).pathname)
  }, call)
