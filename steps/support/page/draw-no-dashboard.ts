import type { BrowserContext, Page } from 'playwright'

/**
 * Lets the edge draw no dashboard. What is changed or held in the browser only, the edge would not
 * meet. It draws none for an address with parameters, and the browser keeps its own address.
 */
export function drawNoDashboard(pages: BrowserContext | Page): Promise<unknown> {
  return pages.route('**/dashboard', (route) =>
    route.request().isNavigationRequest()
      ? route.continue({ url: `${route.request().url()}?plain` })
      : route.fallback(),
  )
}
