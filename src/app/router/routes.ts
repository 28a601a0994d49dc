import { canonicalPath } from '#platform/model/canonical-path.ts'
import { paths } from '#platform/model/paths.ts'
import { accessRoutes } from './access-routes.ts'
import { careRoutes } from './care-routes.ts'
import { publicRoutes } from './public-routes.ts'
import { readingsRoutes } from './readings-routes.ts'
import { settingsRoutes } from './settings-routes.ts'
import type { RouteDefinition } from './route-definition.ts'

/**
 * All routes; router, guard, sidebar, sitemap, titles and the size check use this table. A new page
 * needs a path in `paths.ts`, a row, a screen in `screens.ts`, and a title in the catalogue `titles`.
 */
export const routes: readonly RouteDefinition[] = [
  ...accessRoutes,
  ...careRoutes,
  ...readingsRoutes,
  ...settingsRoutes,
  ...publicRoutes,
].map((row) => ({ ...row, path: paths[row.id] }))

const byId: ReadonlyMap<string, RouteDefinition> = new Map(routes.map((page) => [page.id, page]))

/** Returns the route of an id. Throws for an unknown id (ROUTE-023). */
export function routeOf(id: string): RouteDefinition {
  const page = byId.get(id)
  if (!page) throw new Error(`No primary route exists for ${id}.`)
  return page
}

/** Returns the route of a path; null without a match. */
export function routeAt(pathname: string): RouteDefinition | null {
  return routes.find(({ path }) => canonicalPath(path, pathname) !== null) ?? null
}

/** Returns the canonical path; an unknown path stays unchanged. */
export function ownAddress(pathname: string): string {
  return canonicalPath(routeAt(pathname)?.path ?? '/', pathname) ?? pathname
}

/**
 * Returns whether a path is a public page without a member layout, unlike the privacy and coaching
 * tabs.
 */
export function isForVisitors(pathname: string): boolean {
  const page = routeAt(pathname)
  return page?.access === 'public' && page.frame !== 'both'
}

/** Returns the page that a page with tabs redirects to: its first tab. */
export function firstTab(page: RouteDefinition): RouteDefinition {
  return 'tabs' in page ? routeOf(page.tabs[0] ?? page.id) : page
}
