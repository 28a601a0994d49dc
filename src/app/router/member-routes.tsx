import { createElement, type ReactNode } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { href } from '#platform/model/paths.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { LoadingStatus } from '#ui/feedback/loading-status.tsx'
import { FatalErrorBoundary } from '../loading/fatal-error-boundary.tsx'
import { lazyComponent } from '../loading/lazy-component.ts'
import { lazyScreen } from './lazy-screen.tsx'
import { NotFoundPageCard } from '../pages/not-found-page.tsx'
import { hasScreen, type RouteDefinition } from '#slices/route-definition.ts'
import { firstTab, routeAt, routes } from './routes.ts'
import { useRouteGuard } from './use-route-guard.ts'
import { LazyBoundary } from '#ui/feedback/lazy-boundary.tsx'

/** The screen of each page, as an element: it is the same at each render. */
const screens = new Map<RouteDefinition, ReactNode>(
  routes
    .filter((page) => page.access === 'private' || page.frame === 'both')
    .filter(hasScreen)
    .map((page) => [page, createElement(lazyScreen(page))]),
)
const UnknownPageCard = lazyComponent(
  [],
  async () => (await import('../pages/undecided-page.tsx')).UndecidedPageCard,
)

/**
 * Routes of a signed-in member, each behind the guard. Unknown paths below a page are missing
 * (GAP-008).
 */
export function MemberRoutes() {
  // React Router ranks all its routes at each render, so it gets the one of the address.
  const page = routeAt(useLocation().pathname)
  return (
    <Routes>
      {page === null ? null : (
        <Route caseSensitive path={page.path} element={<MemberPage page={page} />} />
      )}
      <Route path="*" element={<NotFoundPageCard />} />
    </Routes>
  )
}

function MemberPage({ page }: { page: RouteDefinition }) {
  const screen = screens.get(page)
  if (screen) return <Guarded page={page}>{screen}</Guarded>
  return 'tabs' in page ? <Onward to={firstTab(page).path} /> : <NotFoundPageCard />
}

/** Redirects to another page with the query. */
function Onward({ to }: { to: string }) {
  const { search, hash } = useLocation()
  return <Navigate replace to={{ pathname: to, search, hash }} />
}

function Guarded({ page, children }: { page: RouteDefinition; children: ReactNode }) {
  const t = useMessages()
  const answer = useRouteGuard()(page)
  const loading = <LoadingStatus label={t('shell.opening')} />
  if (answer.type === 'wait') return loading
  if (answer.type === 'missing') return <NotFoundPageCard />
  if (answer.type === 'unknown')
    return (
      <FatalErrorBoundary inside>
        <LazyBoundary fallback={loading}>
          <UnknownPageCard />
        </LazyBoundary>
      </FatalErrorBoundary>
    )
  if (answer.type === 'go') return <Navigate replace to={href(answer.to)} />
  return (
    <FatalErrorBoundary inside key={page.id}>
      <LazyBoundary fallback={loading}>{children}</LazyBoundary>
    </FatalErrorBoundary>
  )
}
