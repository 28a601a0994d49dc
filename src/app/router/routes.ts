import { canonicalPath } from '#platform/model/canonical-path.ts'
import { paths } from '#platform/model/paths.ts'
import { accessRoutes } from './access-routes.ts'
import { careRoutes } from './care-routes.ts'
import { publicRoutes } from './public-routes.ts'
import { readingsRoutes } from './readings-routes.ts'
import { settingsRoutes } from './settings-routes.ts'
import { areaOf, type RouteDefinition } from '#slices/route-definition.ts'

const rows = [...accessRoutes, ...careRoutes, ...readingsRoutes, ...settingsRoutes, ...publicRoutes]

/**
 * All routes; router, guard, sidebar, sitemap, titles and the size check use this table. A new page
 * needs a path in `paths.ts` and a row in the `slice.ts` of its slice, which a list below spreads.
 */
export const routes: readonly RouteDefinition[] = rows.map((row) => ({
  ...row,
  path: paths[row.id],
  // The sitemap shows the titles of all listed pages.
  ...(row.id === 'sitemap' && {
    areas: [
      'sitemap',
      ...rows.flatMap(({ isUnlisted, title }) => (isUnlisted ? [] : [areaOf(title)])),
    ],
  }),
}))

const byId: ReadonlyMap<string, RouteDefinition> = new Map(routes.map((page) => [page.id, page]))

/** Returns the route of an id. Throws for an unknown id (ROUTE-023). */
export function routeOf(id: string): RouteDefinition {
  const page = byId.get(id)
  if (!page) throw new Error(`No primary route exists for ${id}.`)
  return page
}

/** The last path that was looked for, and its route; a page asks for its own several times. */
let lastPath = ''
let lastRoute: RouteDefinition | null = null

/** Returns the route of a path; null without a match. */
export function routeAt(pathname: string): RouteDefinition | null {
  if (lastPath !== pathname) {
    lastPath = pathname
    lastRoute = routes.find(({ path }) => canonicalPath(path, pathname) !== null) ?? null
  }
  return lastRoute
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
