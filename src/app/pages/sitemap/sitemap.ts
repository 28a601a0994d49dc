import { accessPages } from '../../router/access-routes.ts'
import { carePages } from '../../router/care-routes.ts'
import type { Page, Row } from '../../router/route-definition.ts'
import { publicPages } from '../../router/public-routes.ts'
import { readingsPages } from '../../router/readings-routes.ts'
import { settingsPages } from '../../router/settings-routes.ts'

/** A place on the sitemap, and what is below it. `path` has no params. */
export type SitemapEntry = {
  readonly page: Page
  readonly path: string
  readonly below: readonly SitemapEntry[]
}
export type SitemapGroup = {
  readonly name: 'care' | 'readings' | 'settings' | 'access' | 'public'
  readonly entries: readonly SitemapEntry[]
}

const groups = {
  care: carePages,
  readings: readingsPages,
  settings: settingsPages,
  access: accessPages,
  public: publicPages,
} as const satisfies Record<SitemapGroup['name'], readonly Row[]>

/**
 * The places that somebody may see, grouped as the table is, each below the one that its path is
 * under. Left out: what needs something to come with, what asks for a param, and a tab that is the
 * place itself by another name.
 */
export function sitemapOf(
  pages: readonly Page[],
  isSeen: (page: Page) => boolean,
): readonly SitemapGroup[] {
  const listed = pages.filter(
    (page) => page.isUnlisted !== true && pathOf(page) !== null && isSeen(page),
  )
  return (Object.keys(groups) as SitemapGroup['name'][]).flatMap((name) => {
    const ids = new Set(groups[name].map(({ id }) => id))
    const own = listed.filter(({ id }) => ids.has(id))
    const rootOf = (page: Page) => own.find((root) => page.path.startsWith(`${root.path}/`))
    const entries = own
      .filter((page) => !rootOf(page))
      .map((root) => ({
        ...entry(root),
        below: own.filter((page) => rootOf(page) === root && page.title !== root.title).map(entry),
      }))
    return entries.length > 0 ? [{ name, entries }] : []
  })
}

const entry = (page: Page): SitemapEntry => ({ page, path: pathOf(page) ?? '', below: [] })

/** The path without a param that may be missing; null when one may not. */
function pathOf({ path }: Page): string | null {
  const plain = path.replace(/\/:\w+\?$/, '')
  return plain.includes(':') ? null : plain
}
