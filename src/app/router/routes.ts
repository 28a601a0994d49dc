import { canonicalPath } from '#platform/model/canonical-path.ts'
import { accessRoutes } from './access-routes.ts'
import { careRoutes } from './care-routes.ts'
import { publicRoutes } from './public-routes.ts'
import { readingsRoutes } from './readings-routes.ts'
import { settingsRoutes } from './settings-routes.ts'
import type { RouteDefinition } from './route-definition.ts'

/**
 * Every place there is; router, guard, sidebar, sitemap, titles and the sizes check are made from
 * it. To add one: a row in the file of its area, its screen's `import('…')` written out on the row
 * itself, its title in the area `titles`, which is loaded with the page; its name in the sidebar,
 * where it has one, in `shell`.
 */
export const routes: readonly RouteDefinition[] = [
  ...accessRoutes,
  ...careRoutes,
  ...readingsRoutes,
  ...settingsRoutes,
  ...publicRoutes,
]

const byId = new Map(routes.map((page) => [page.id, page]))

export function isRoute(id: string): boolean {
  return byId.has(id)
}

/** The place of an id. Throws for an id that no place has (ROUTE-023). */
export function routeOf(id: string): RouteDefinition {
  const page = byId.get(id)
  if (!page) throw new Error(`No primary route exists for ${id}.`)
  return page
}

/**
 * The place at a path of the address bar, by the one rule for addresses; null when there is none.
 */
export function routeAt(pathname: string): RouteDefinition | null {
  return routes.find(({ path }) => canonicalPath(path, pathname) !== null) ?? null
}

/** The address as its page spells it; a path that is no page's stays as it is. */
export function ownAddress(pathname: string): string {
  return canonicalPath(routeAt(pathname)?.path ?? '/', pathname) ?? pathname
}

/**
 * Whether a path is a public page without a member's own view of it, which the privacy and coaching
 * tabs have.
 */
export function isForVisitors(pathname: string): boolean {
  const page = routeAt(pathname)
  return page?.access === 'public' && page.frame !== 'both'
}

/** Where a page with tabs leads on to: the first of them. */
export function firstTab(page: RouteDefinition): RouteDefinition {
  return 'tabs' in page ? routeOf(page.tabs[0] ?? '') : page
}
