import type { BrowserContext, Page, Request } from 'playwright'
import { drawNoDashboard } from './draw-no-dashboard.ts'

/** The addresses of the portal's calls. */
export const portalCalls = /\/(?:api|services|rpc)\//

/** Holds the requests to these addresses from now on; returns their release. */
export async function holdCalls(
  pages: BrowserContext | Page,
  addresses: RegExp = portalCalls,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await drawNoDashboard(pages)
  await pages.route(addresses, async (route) => {
    if (isHeld(route.request())) await held.promise
    // A page that was closed meanwhile has no request left.
    await route.fallback().catch(() => {})
  })
  return held.resolve
}
