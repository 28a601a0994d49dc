import type { BrowserContext, Route } from 'playwright'

/** Holds the calls that the pages of a context begin from now on; returns their release. */
export async function holdCalls(context: BrowserContext): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isOver = false
  const hold = async (route: Route): Promise<void> => {
    if (isOver || route.request().resourceType() !== 'fetch') return route.fallback()
    held.push(route)
  }
  await context.route('**', hold)
  return async () => {
    isOver = true
    // A page that was closed meanwhile has no call left.
    await Promise.all(held.map((route) => route.fallback().catch(() => {})))
    await context.unroute('**', hold).catch(() => {})
  }
}
