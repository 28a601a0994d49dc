import { useEffect } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { sessionFieldsOf } from '#session/member/model/user.ts'
import { visit } from '#session/startup/visit.ts'
import { readReturnLocation, toReturnLocation } from '#session/storage/return-location.ts'
import { sessionStore } from '#session/auth/session-store.ts'
import { startupStore } from '#session/startup/startup-store.ts'
import { userFactsStore } from '#session/member/user-facts-store.ts'
import { useStore } from '#platform/store/use-store.ts'
import { href } from '#platform/model/paths.ts'
import { FatalErrorBoundary } from '../loading/fatal-error-boundary.tsx'
import { routeGuard } from './route-guard.ts'
import { landingPath } from './landing-path.ts'
import { lazyComponent } from '../loading/lazy-component.ts'
import { lazyScreen } from './lazy-screen.tsx'
import { ExternalRedirect, externalTarget } from './external-redirect.tsx'
import { LazyMemberRoot } from '../layout/lazy-member-root.ts'
import { NotFoundPage } from '../pages/not-found-page.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import { SessionLoadingPage } from '../pages/session-loading-page.tsx'
import { hasScreen } from '#slices/route-definition.ts'
import { ownAddress, routeAt, routeOf, routes } from './routes.ts'
import { ImpersonationLayout } from '../layout/impersonation-layout.tsx'
import { LazyBoundary } from '#ui/feedback/lazy-boundary.tsx'

const publicPages = routes.flatMap((page) =>
  page.access === 'public' && hasScreen(page) ? [{ ...page, Screen: lazyScreen(page) }] : [],
)

const LogoutScreen = publicPages.find(({ id }) => id === 'logout')?.Screen

/** Visitors have no initial load. */
const notAsked = { status: 'pending', value: null } as const

/** Pages of a migrating member, whose other data is not loaded (AUTH-010, GAP-062). */
const migrationPages = new Set(
  ['transitionScreen', 'mfa', 'migration', 'keycloak', 'logout'].map((id) => routeOf(id).path),
)

const FormPostScreen = lazyComponent(
  ['migration'],
  async () => (await import('#slices/migration/ui/form-post-screen.tsx')).FormPostScreen,
)

/**
 * Renders public pages for visitors, all pages for members, and a loading page while a session is
 * restored.
 */
export function AppRouter() {
  const session = useStore(sessionStore)
  const startup = useStore(startupStore)
  const { mfaToken } = useStore(userFactsStore)
  const { isUserEligibleForOneappMigration: isMigrating } = sessionFieldsOf(session)
  const { pathname, search, hash, state } = useLocation()
  if (startup.tag === 'formPost') {
    return (
      <PublicLayout plain>
        <LazyBoundary fallback={null}>
          <FormPostScreen post={startup.post} />
        </LazyBoundary>
      </PublicLayout>
    )
  }
  if (session.tag === 'restoring')
    return (
      <SessionLoadingPage
        trouble={startup.tag === 'unavailable' ? startup.trouble : session.trouble}
      />
    )
  const own = ownAddress(pathname)
  if (own !== pathname)
    return <Navigate replace to={{ pathname: own, search, hash }} state={state} />
  const onward = startup.tag === 'merge' ? 'transitionScreen' : startup.tag === 'mfa' ? 'mfa' : null
  if (onward !== null)
    return <Onward to={href(onward)} state={startup.tag === 'mfa' ? { mfaToken } : null} />
  // A running or failed sign-out hides the pages (AUTH-015).
  const isLeaving =
    session.tag === 'signedIn' && (session.signOut !== 'no' || pathname === href('logout'))
  if (isLeaving && LogoutScreen)
    return (
      <PublicLayout>
        <LazyBoundary fallback={null}>
          <LogoutScreen />
        </LazyBoundary>
      </PublicLayout>
    )
  if (session.tag === 'signedOut' && pathname === href('logout'))
    return <Navigate replace to={href('login')} />
  if (isMigrating && !migrationPages.has(pathname))
    return <Navigate replace to={{ pathname: href('transitionScreen'), search }} />
  const page = routeAt(pathname)
  const handed = (state as { from?: unknown; mfaToken?: unknown } | null) ?? {}
  // Landing routes redirect to a page with its own rule.
  const isDoor = pathname === '/' || (page !== null && 'lands' in page)
  if (session.tag === 'signedIn' && !isMigrating && page?.frame !== 'public') {
    // Pages for visitors redirect members to their return location or landing page.
    if (isDoor || (page?.access === 'public' && page.frame === undefined)) {
      const outside = externalTarget(search)
      if (outside !== null) return <ExternalRedirect to={outside} />
      return (
        <Navigate
          replace
          to={landingPath(search, readReturnLocation(handed.from), location.origin, visit)}
        />
      )
    }
    return (
      <LazyBoundary fallback={<SessionLoadingPage trouble={null} />}>
        <LazyMemberRoot />
      </LazyBoundary>
    )
  }

  if (isDoor && typeof handed.mfaToken === 'string') {
    const from = landingPath(search, handed.from, location.origin, visit)
    return (
      <Navigate
        replace
        to={{ pathname: href('mfa'), search }}
        state={{ mfaToken: handed.mfaToken, from }}
      />
    )
  }
  const asked = isDoor ? routeOf('dashboard') : page
  const answer =
    asked &&
    routeGuard({
      page: asked,
      session,
      programs: notAsked,
      isMet: notAsked,
      isTeams: visit.isTeams,
    })
  if (answer?.type === 'signIn' || answer?.type === 'go') {
    const from =
      !isDoor && (answer.type === 'go' || answer.remember)
        ? { from: toReturnLocation(pathname + search + hash) }
        : null
    return (
      <Navigate
        replace
        to={{
          pathname: href(answer.type === 'go' ? answer.to : 'login'),
          search: isDoor ? search : '',
        }}
        state={from}
      />
    )
  }
  // The layout is outside of LazyBoundary, so that an open menu stays open.
  return (
    <Routes>
      {publicPages.map(({ id, path, legal, Screen }) => (
        <Route
          key={id}
          caseSensitive
          path={path}
          element={
            <PublicLayout legal={legal}>
              <ImpersonationLayout name={null}>
                <FatalErrorBoundary inside>
                  <LazyBoundary fallback={null}>
                    <Screen />
                  </LazyBoundary>
                </FatalErrorBoundary>
              </ImpersonationLayout>
            </PublicLayout>
          }
        />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}

/**
 * Redirects to the page of the startup result with the query; secrets go into the history state
 * (docs/quality.md#d3).
 */
function Onward({ to, state }: { to: string; state: object | null }) {
  const { pathname, search } = useLocation()
  const isThere = pathname === to
  // The store changes after the navigation; the old address could otherwise redirect elsewhere.
  useEffect(() => {
    if (isThere) startupStore.set({ tag: 'done', ssoError: false })
  }, [isThere])
  return isThere ? null : <Navigate replace to={{ pathname: to, search }} state={state} />
}
