import { lazy, Suspense } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { visit } from '#session/arrival.ts'
import { isOlderBrowser } from '#domain/older-browser.ts'
import { MessagesProvider } from '#i18n/provider.tsx'
import { Announcer } from '#ui/announcer/announcer.tsx'
import { QuietBoundary } from '#ui/boundary/quiet-boundary.tsx'
import { loadPart } from './chunk.ts'
import { FatalBoundary } from './fatal-boundary.tsx'
import { lazyPart } from './lazy-part.ts'
import { Places } from './places.tsx'

const Framed =
  visit.framer === null
    ? null
    : lazy(async () => ({ default: (await loadPart(() => import('./framed.tsx'))).Framed }))

const OlderBrowser = lazyPart(
  ['older-browser'],
  async () => (await import('./older-browser.tsx')).OlderBrowser,
)

/** The portal: its language, its address bar, and under them all pages. */
export function App() {
  return (
    <MessagesProvider>
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
    </MessagesProvider>
  )
}
