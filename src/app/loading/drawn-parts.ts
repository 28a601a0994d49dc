import type { LazyPart } from '#platform/model/drawing/draw-scope.ts'
import { hasScreen } from '#slices/route-definition.ts'
import { LazyMemberRoot } from '../layout/lazy-member-root.ts'
import { parts } from '../pages/dashboard/dashboard-page.tsx'
import { careParts } from '../pages/dashboard/urgent-care.tsx'
import { lazyScreen } from '../router/lazy-screen.tsx'
import { routeOf } from '../router/routes.ts'

const page = routeOf('dashboard')

/** The lazy parts of a dashboard that the edge may draw, by the names in its facts. */
export const drawnParts: Readonly<Record<string, LazyPart>> = {
  ...parts,
  ...careParts,
  root: LazyMemberRoot,
  ...(hasScreen(page) ? { screen: lazyScreen(page) } : {}),
}
