import { lazy, Suspense } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { visit } from '#session/startup/visit.ts'
import { isOlderBrowser } from '#platform/model/is-older-browser.ts'
import { MessagesProvider } from '#i18n/messages-provider.tsx'
import { Announcer } from '#ui/feedback/announcer.tsx'
import { QuietBoundary } from '#ui/feedback/error-boundary.tsx'
import { loadPart } from './loading/load-chunk.ts'
import { FatalBoundary } from './loading/fatal-error-boundary.tsx'
import { lazyPart } from './loading/lazy-component.ts'
import { PreloadContext } from './router/preload-context.ts'
import { preload } from './router/preload-page.ts'
import { Places } from './router/app-router.tsx'

const Framed =
  visit.framer === null
    ? null
    : lazy(async () => ({
        default: (await loadPart(() => import('./embedding/embedding.tsx'))).Framed,
      }))

const OlderBrowser = lazyPart(
  ['older-browser'],
  async () => (await import('./layout/older-browser-dialog.tsx')).OlderBrowser,
)

/** The portal: its language, its address bar, and under them all pages. */
export function App() {
  return (
    <MessagesProvider>
      <PreloadContext value={preload}>
        <BrowserRouter>
          <FatalBoundary>
            <Places />
          </FatalBoundary>
          <Announcer />
          {isOlderBrowser(navigator.userAgent) ? (
            <QuietBoundary>
              <Suspense>
                <OlderBrowser />
              </Suspense>
            </QuietBoundary>
          ) : null}
          {Framed ? (
            <QuietBoundary>
              <Suspense>
                <Framed />
              </Suspense>
            </QuietBoundary>
          ) : null}
        </BrowserRouter>
      </PreloadContext>
    </MessagesProvider>
  )
}
