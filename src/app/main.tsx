// The handoff parameters are removed from the address first.
import '#session/startup/visit.ts'
import '#ui/tokens/global.css.ts'
import './base-chunk.ts'
import { createRoot } from 'react-dom/client'
import { loadAreas } from '#i18n/catalogue.ts'
import { currentLanguage, startLanguage } from '#i18n/language.ts'
import { sessionStore } from '#session/auth/session-store.ts'
import { openSession } from '#session/auth/session-actions.ts'
import { App } from './app.tsx'
import { CatalogueErrorPage } from './loading/catalogue-error-page.tsx'
import { loadChunk } from './loading/load-chunk.ts'
import { needsPolyfills } from './loading/needs-polyfills.ts'
import { preloadPage } from './router/preload-page.ts'
import { isForVisitors } from './router/routes.ts'

// From here on, rescue.js does nothing.
document.documentElement.dataset['portal'] = 'begun'
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root.')

function begin(): void {
  void loadAreas(['common', 'ui'])
  // Load errors are shown by the screens that wait for these modules.
  void loadChunk(() => openSession(currentLanguage, isForVisitors(location.pathname))).catch(
    reportError,
  )
  if (sessionStore.get().tag === 'restoring') preloadPage(location.pathname)
  // A top-level await would deadlock chunks that share code with this file.
  const view = createRoot(root as HTMLElement)
  loadChunk(startLanguage).then(
    () => view.render(<App />),
    (thrown: unknown) => {
      reportError(thrown)
      view.render(<CatalogueErrorPage />)
    },
  )
}

if (import.meta.env.DEV)
  void import('#platform/http/warn-deprecated.ts').then(({ warnDeprecated }) => warnDeprecated())

// Current browsers start at once. Older ones wait for the polyfills and start even if these fail.
if (needsPolyfills())
  void loadChunk(() => import('./loading/install-polyfills.ts')).then(begin, begin)
else begin()
