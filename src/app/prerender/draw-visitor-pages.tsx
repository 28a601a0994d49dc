import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import type { Area } from '#i18n/areas.ts'
import { i18n, textsPath } from '#i18n/catalogue.ts'
import { type Locale, locales } from '#i18n/locale.ts'
import type { Messages } from '#i18n/messages.ts'
import { brandName } from '#platform/model/support-contact.ts'
import type { RouteId } from '#platform/model/paths.ts'
import { areasOf, hasScreen, type ScreenRoute } from '#slices/route-definition.ts'
import { App } from '../app.tsx'
import { lazyScreen } from '../router/lazy-screen.tsx'
import { routeOf } from '../router/routes.ts'

/** The pages that need no call, with the module of their screen (src/app/router/screens.ts). */
const screens = {
  login: 'src/app/pages/sign-in-page.tsx',
  forgotPassword: 'src/app/pages/access-pages.tsx',
} as const satisfies Partial<Record<RouteId, string>>

/** A page as a visitor sees it first. */
export interface DrawnPage {
  readonly path: string
  readonly locale: Locale
  /** The document's title as text. */
  readonly title: string
  /** The content of `#root`. */
  readonly html: string
  /** Paths of the texts that the browser needs before it takes the page over. */
  readonly texts: readonly string[]
  /** The module of the screen, a key of the build's manifest. */
  readonly screen: string
}

/**
 * Draws the pages of `screens` in each language, with the built texts in the folder `portal`. Throws
 * for a page that would wait for something.
 */
export async function drawVisitorPages(portal: string): Promise<readonly DrawnPage[]> {
  const pages = Object.entries(screens).map(([id, screen]) => ({ page: screenRoute(id), screen }))
  await Promise.all(pages.map(({ page }) => lazyScreen(page).preload()))
  return locales.flatMap((locale) => {
    i18n.activate(locale)
    return pages.map(({ page, screen }) => ({ screen, ...draw(page, locale, portal) }))
  })
}

function screenRoute(id: string): ScreenRoute {
  const page = routeOf(id)
  if (!hasScreen(page)) throw new Error(`The page ${id} has no screen.`)
  return page
}

function draw(page: ScreenRoute, locale: Locale, portal: string): Omit<DrawnPage, 'screen'> {
  const areas: readonly Area[] = ['common', 'ui', ...areasOf(page)]
  const texts = [...new Set(areas.map((area) => textsPath(area, locale)))]
  for (const path of texts)
    i18n.load(locale, JSON.parse(readFileSync(portal + path, 'utf8')) as Messages)
  const html = renderToString(
    <App history={createMemoryHistory({ initialEntries: [page.path], v5Compat: true })} />,
  )
  // React's mark of a part that it left to the browser.
  if (html.includes('<!--$!-->') || !html.includes('<h1'))
    throw new Error(`The page ${page.path} could not be drawn at once.`)
  return {
    path: page.path,
    locale,
    title: `${i18n.say(page.title)} | ${brandName}`,
    html,
    texts,
  }
}
