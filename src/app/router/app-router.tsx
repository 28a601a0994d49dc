import { Suspense, useEffect } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { sessionFieldsOf } from '#session/member/model/user.ts'
import { visit } from '#session/startup/visit.ts'
import { readReturnLocation, toReturnLocation } from '#session/storage/return-location.ts'
import { sessionStore } from '#session/auth/session-store.ts'
import { startupStore } from '#session/startup/startup-store.ts'
import { userFactsStore } from '#session/member/user-facts-store.ts'
import { useStore } from '#platform/store/use-store.ts'
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
import { hasScreen } from './route-definition.ts'
import { ownAddress, routeAt, routeOf, routes } from './routes.ts'
import { ImpersonationLayout } from '../layout/impersonation-layout.tsx'

const publicPages = routes.flatMap((page) =>
  page.access === 'public' && hasScreen(page) ? [{ ...page, Screen: lazyScreen(page) }] : [],
)

const LogoutScreen = publicPages.find(({ id }) => id === 'logout')?.Screen

/** Nothing is asked of a visitor. */
const notAsked = { status: 'pending', value: null } as const

/**
 * Where a member goes who moves to the one account; nothing of hers is loaded (AUTH-010, GAP-062).
 */
const migrationPages = new Set(
  ['transitionScreen', 'mfa', 'migration', 'keycloak', 'logout'].map((id) => routeOf(id).path),
)

const FormPostScreen = lazyComponent(
  ['migration'],
  async () => (await import('#slices/migration/ui/form-post-screen.tsx')).FormPostScreen,
)

/**
 * Who may see what: visitors the public pages, members the rest, and nobody anything while a
 * session is being restored.
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
        <Suspense fallback={null}>
          <FormPostScreen post={startup.post} />
        </Suspense>
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
    return <Onward to={routeOf(onward).path} state={startup.tag === 'mfa' ? { mfaToken } : null} />
  // A sign-out that is under way or has failed hides what was shown (AUTH-015).
  const isLeaving =
    session.tag === 'signedIn' && (session.signOut !== 'no' || pathname === routeOf('logout').path)
  if (isLeaving && LogoutScreen)
    return (
      <PublicLayout>
        <Suspense fallback={null}>
          <LogoutScreen />
        </Suspense>
      </PublicLayout>
    )
  if (session.tag === 'signedOut' && pathname === routeOf('logout').path)
    return <Navigate replace to={routeOf('login').path} />
  if (isMigrating && !migrationPages.has(pathname))
    return <Navigate replace to={{ pathname: routeOf('transitionScreen').path, search }} />
  const page = routeAt(pathname)
  const handed = (state as { from?: unknown; mfaToken?: unknown } | null) ?? {}
  // The front doors lead on to a page, whose rule is the one to go by.
  const isDoor = pathname === '/' || (page !== null && 'lands' in page)
  if (session.tag === 'signedIn' && !isMigrating && page?.frame !== 'public') {
    // Pages for visitors have nothing for a member: on with her to where she was going.
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
      <Suspense fallback={<SessionLoadingPage trouble={null} />}>
        <LazyMemberRoot />
      </Suspense>
    )
  }

  if (isDoor && typeof handed.mfaToken === 'string') {
    const from = landingPath(search, handed.from, location.origin, visit)
    return (
      <Navigate
        replace
        to={{ pathname: routeOf('mfa').path, search }}
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
          pathname: routeOf(answer.type === 'go' ? answer.to : 'login').path,
          search: isDoor ? search : '',
        }}
        state={from}
      />
    )
  }
  // The frame is outside what is waited for: a menu that was opened early stays open.
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
                  <Suspense fallback={null}>
                    <Screen />
                  </Suspense>
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
 * The start led to another page, with the query that came along; what is secret goes by the
 * history's state (docs/quality.md#d3).
 */
function Onward({ to, state }: { to: string; state: object | null }) {
  const { pathname, search } = useLocation()
  const isThere = pathname === to
  // Not before: whoever looks at the old address meanwhile would lead somewhere else.
  useEffect(() => {
    if (isThere) startupStore.set({ tag: 'done', ssoError: false })
  }, [isThere])
  return isThere ? null : <Navigate replace to={{ pathname: to, search }} state={state} />
}
