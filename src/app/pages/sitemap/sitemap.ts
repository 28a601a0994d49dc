import { accessRoutes } from '../../router/access-routes.ts'
import { careRoutes } from '../../router/care-routes.ts'
import type { RouteDefinition, RouteRow } from '#slices/route-definition.ts'
import { publicRoutes } from '../../router/public-routes.ts'
import { readingsRoutes } from '../../router/readings-routes.ts'
import { settingsRoutes } from '../../router/settings-routes.ts'

/** A sitemap entry with its children. `path` has no parameters. */
export type SitemapEntry = {
  readonly page: RouteDefinition
  readonly path: string
  readonly below: readonly SitemapEntry[]
}
export type SitemapGroup = {
  readonly name: 'care' | 'readings' | 'settings' | 'access' | 'public'
  readonly entries: readonly SitemapEntry[]
}

const groups = {
  care: careRoutes,
  readings: readingsRoutes,
  settings: settingsRoutes,
  access: accessRoutes,
  public: publicRoutes,
} as const satisfies Record<SitemapGroup['name'], readonly RouteRow[]>

/**
 * Groups the visible pages like the route table, nested by path. Unlisted pages, pages with
 * required parameters and duplicate tabs are left out.
 */
export function sitemapOf(
  pages: readonly RouteDefinition[],
  isSeen: (page: RouteDefinition) => boolean,
): readonly SitemapGroup[] {
  const listed = pages.filter(
    (page) => page.isUnlisted !== true && pathOf(page) !== null && isSeen(page),
  )
  return (Object.keys(groups) as SitemapGroup['name'][]).flatMap((name) => {
    const ids = new Set(groups[name].map(({ id }) => id))
    const own = listed.filter(({ id }) => ids.has(id))
    const rootOf = (page: RouteDefinition) =>
      own.find((root) => page.path.startsWith(`${root.path}/`))
    const entries = own
      .filter((page) => !rootOf(page))
      .map((root) => ({
        ...entry(root),
        below: own.filter((page) => rootOf(page) === root && page.title !== root.title).map(entry),
      }))
    return entries.length > 0 ? [{ name, entries }] : []
  })
}

/** Without case and accents. A module shared with the chat would be a file of its own for each page. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * The pages whose title says what was typed, without case and accents. A page that matches keeps all
 * pages below it, and one of those keeps the page that it belongs to.
 */
export function matchingGroups(
  all: readonly SitemapGroup[],
  typed: string,
  titleOf: (page: RouteDefinition) => string,
): readonly SitemapGroup[] {
  const wanted = plain(typed.trim())
  const isMatch = ({ page }: SitemapEntry) => plain(titleOf(page)).includes(wanted)
  return all.flatMap((group) => {
    const entries = group.entries.flatMap((one) => {
      if (isMatch(one)) return [one]
      const below = one.below.filter(isMatch)
      return below.length > 0 ? [{ ...one, below }] : []
    })
    return entries.length > 0 ? [{ ...group, entries }] : []
  })
}

/** The number of pages in the groups. */
export const pageCount = (groups: readonly SitemapGroup[]): number =>
  groups.flatMap(({ entries }) => entries).reduce((sum, { below }) => sum + 1 + below.length, 0)

const entry = (page: RouteDefinition): SitemapEntry => ({
  page,
  path: pathOf(page) ?? '',
  below: [],
})

/** Returns the path without an optional parameter; null if a parameter is required. */
function pathOf({ path }: RouteDefinition): string | null {
  const plain = path.replace(/\/:\w+\?$/, '')
  return plain.includes(':') ? null : plain
}
