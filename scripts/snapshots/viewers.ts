import { routes } from '../../src/app/router/routes.ts'
import { hasScreen, type ScreenRoute } from '../../src/slices/route-definition.ts'

/**
 * Who looks at the pages: three members with different programs look at all pages of members,
 * `wes` and `paul` only at those that none of the three can open.
 */
export const viewers = ['rosa', 'frank', 'nora', 'wes', 'paul', 'visitor'] as const
export type SnapshotViewer = (typeof viewers)[number]

export interface SnapshotPage {
  readonly id: string
  readonly address: string
}

/** The pages of a viewer, in the order of the route tables, so that a new page is among them. */
export function pagesOf(viewer: SnapshotViewer): readonly SnapshotPage[] {
  return routes
    .filter((route) => hasScreen(route))
    .filter((route) => isPageOf(viewer, route))
    .map(({ id, path }) => ({ id, address: addressOf(path) }))
}

function isPageOf(viewer: SnapshotViewer, { id, access, frame }: ScreenRoute): boolean {
  if (viewer === 'visitor') return access === 'public'
  if (viewer === 'wes') return id.startsWith('bodyComposition')
  if (viewer === 'paul') return id === 'pending'
  return access === 'private' || frame === 'both'
}

/**
 * The pages of one item (a reminder, a goal) that other pages link to: the first link of each route
 * with a parameter. A course opens in a window of its own.
 */
export function itemPages(links: readonly string[]): readonly SnapshotPage[] {
  return routes
    .filter(({ id, path }) => path.includes(':') && id !== 'educationCourse')
    .flatMap(({ id, path }) => {
      const pattern = new RegExp(`^${path.replace(/\/:\w+\??/g, '/([^/]+)')}$`)
      const address = links.find((link) => pattern.test(link))
      return address === undefined ? [] : [{ id, address }]
    })
}

/** Optional parameters are left out; others get an id that does not exist. */
const addressOf = (path: string): string => path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'none')
