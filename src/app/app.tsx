import { visit } from '#session/startup/visit.ts'
import { drawScope } from '#platform/model/drawing/draw-scope.ts'
import { isOlderBrowser } from '#platform/model/is-older-browser.ts'
import { MessagesProvider } from '#i18n/messages-provider.tsx'
import { Announcer } from '#ui/feedback/announcer.tsx'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { FatalErrorBoundary } from './loading/fatal-error-boundary.tsx'
import { lazyComponent } from './loading/lazy-component.ts'
import { PreloadContext } from './router/preload-context.ts'
import { preload } from './router/preload-page.ts'
import { AddressRouter, type RouterHistory } from './router/address-router.tsx'
import { AppRouter } from './router/app-router.tsx'
import { LazyBoundary } from '#ui/feedback/lazy-boundary.tsx'

const Framed =
  visit.framer === null
    ? null
    : lazyComponent([], async () => (await import('./embedding/embedding.tsx')).Embedding)

const OlderBrowser = lazyComponent(
  ['older-browser'],
  async () => (await import('./layout/older-browser-dialog.tsx')).OlderBrowserDialog,
)

/** The portal: language, router and pages. `history` has the address. */
export function App({ history }: { history: RouterHistory }) {
  return (
    <MessagesProvider>
      <PreloadContext value={preload}>
        <AddressRouter history={history}>
          <FatalErrorBoundary>
            <AppRouter />
          </FatalErrorBoundary>
          <Announcer />
          {!drawScope() && isOlderBrowser(navigator.userAgent) ? (
            <ErrorBoundary>
              <LazyBoundary>
                <OlderBrowser />
              </LazyBoundary>
            </ErrorBoundary>
          ) : null}
          {Framed ? (
            <ErrorBoundary>
              <LazyBoundary>
                <Framed />
              </LazyBoundary>
            </ErrorBoundary>
          ) : null}
        </AddressRouter>
      </PreloadContext>
    </MessagesProvider>
  )
}
