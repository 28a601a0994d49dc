import type { LazyPart } from '#platform/model/drawing/draw-scope.ts'
import { hasScreen } from '#slices/route-definition.ts'
import { LazyMemberRoot } from '../layout/lazy-member-root.ts'
import { lazyScreen } from '../router/lazy-screen.tsx'
import { routeOf } from '../router/routes.ts'

export type DrawnParts = readonly LazyPart[]

/** Loads the lazy parts of a dashboard that the edge may draw, in the order that its facts count. */
export async function loadDrawnParts(): Promise<DrawnParts> {
  const page = routeOf('dashboard')
  const { parts } = await import('../pages/dashboard/dashboard-page.tsx')
  return [LazyMemberRoot, ...(hasScreen(page) ? [lazyScreen(page)] : []), ...parts]
}
