// The handoff parameters are removed from the address first.
import '#session/startup/visit.ts'
import '#ui/tokens/global.css.ts'
import './base-chunk.ts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { drawnMark } from '#platform/model/drawing/dashboard-drawing.ts'
import { loadAreas } from '#i18n/catalogue.ts'
import { currentLanguage, startLanguage } from '#i18n/language.ts'
import { sessionStore } from '#session/auth/session-store.ts'
import { openSession } from '#session/auth/session-actions.ts'
import { App } from './app.tsx'
import { CatalogueErrorPage } from './loading/catalogue-error-page.tsx'
import { isDrawnFor } from './loading/is-drawn-for.ts'
import { loadChunk } from './loading/load-chunk.ts'
import { needsPolyfills } from './loading/needs-polyfills.ts'
import { lazyScreen } from './router/lazy-screen.tsx'
import { preloadPage } from './router/preload-page.ts'
import { isForVisitors, routeAt } from './router/routes.ts'
import { hasScreen } from '#slices/route-definition.ts'

// From here on, rescue.js does nothing.
document.documentElement.dataset['portal'] = 'begun'
const found = document.getElementById('root')
if (!found) throw new Error('No #root.')
const root = found

function begin(): void {
  void loadAreas(['common', 'ui'])
  // Load errors are shown by the screens that wait for these modules.
  void loadChunk(() => openSession(currentLanguage, isForVisitors(location.pathname))).catch(
    reportError,
  )
  if (sessionStore.get().tag === 'restoring') preloadPage(location.pathname)
  // A top-level await would deadlock chunks that share code with this file.
  loadChunk(() => Promise.all([takePicture(), startLanguage()])).then(
    ([isTaken]) => {
      const app = <App history={createBrowserHistory({ v5Compat: true })} />
      if (isTaken) hydrateRoot(root, app)
      else createRoot(root).render(app)
    },
    (thrown: unknown) => {
      reportError(thrown)
      createRoot(root).render(<CatalogueErrorPage />)
    },
  )
}

/** Resolves to whether React may take over what the edge drew, with the code that it needs for it. */
function takePicture(): Promise<boolean> | undefined {
  if (drawnMark in root.dataset)
    return import('./loading/take-over.ts').then(({ takeOver }) => takeOver(root))
  // The browser draws another page than the edge did, so the edge's page goes at once.
  return isDrawnFor(root) ? preloadScreen() : void root.replaceChildren()
}

/** Hydration must find the screen loaded; otherwise React empties the page and draws it again. */
async function preloadScreen(): Promise<true> {
  const page = routeAt(location.pathname)
  if (page && hasScreen(page)) await lazyScreen(page).preload()
  return true
}

if (import.meta.env.DEV)
  void import('#platform/http/warn-deprecated.ts').then(({ warnDeprecated }) => warnDeprecated())

// Current browsers start at once. Older ones wait for the polyfills and start even if these fail.
if (needsPolyfills())
  void loadChunk(() => import('./loading/install-polyfills.ts')).then(begin, begin)
else begin()
