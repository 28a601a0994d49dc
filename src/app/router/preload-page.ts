import { loadAreas } from '#i18n/catalogue.ts'
import { preloadMemberRoot } from '../layout/lazy-member-root.ts'
import { areasOf, hasScreen } from './route-definition.ts'
import type { Preload } from './preload-context.ts'
import { loadScreen } from './screens.ts'
import { firstTab, routeAt, routeOf } from './routes.ts'

/**
 * For a member who comes back: fetches what is behind sign-in, and the page that she asked for,
 * while the session is being restored.
 */
export function preloadPage(pathname: string): void {
  const page = firstTab(routeAt(pathname) ?? routeOf('dashboard'))
  preloadMemberRoot()
  // What goes wrong is told when it is needed.
  if (hasScreen(page) && page.access === 'private')
    void Promise.all([loadScreen(page), loadAreas(areasOf(page))]).catch(() => {})
}

/** Before somebody is signed out without being asked for it: the network may be gone by then. */
function preloadSignIn(): void {
  const page = routeOf('login')
  if (hasScreen(page))
    void Promise.all([loadScreen(page), loadAreas(areasOf(page))]).catch(() => {})
}

/** What `App` provides by `PreloadContext`. */
export const preload: Preload = { page: preloadPage, signIn: preloadSignIn }
