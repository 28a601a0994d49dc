import { loadAreas } from '#i18n/catalogue.ts'
import { preloadMemberRoot } from '../layout/lazy-member-root.ts'
import { areasOf, hasScreen } from '#slices/route-definition.ts'
import type { Preload } from './preload-context.ts'
import { loadScreen } from './screens.ts'
import { firstTab, routeAt, routeOf } from './routes.ts'

/** Preloads the signed-in chunks and the requested page while the session is restored. */
export function preloadPage(pathname: string): void {
  const page = firstTab(routeAt(pathname) ?? routeOf('dashboard'))
  preloadMemberRoot()
  // Errors are reported when the page is rendered.
  if (hasScreen(page) && page.access === 'private')
    void Promise.all([loadScreen(page), loadAreas(areasOf(page))]).catch(() => {})
}

/** Preloads sign-in before an automatic sign-out, because the network may be gone by then. */
function preloadSignIn(): void {
  const page = routeOf('login')
  if (hasScreen(page))
    void Promise.all([loadScreen(page), loadAreas(areasOf(page))]).catch(() => {})
}

/** The implementation of `PreloadContext`. */
export const preload: Preload = { page: preloadPage, signIn: preloadSignIn }
