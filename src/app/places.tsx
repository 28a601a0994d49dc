import { lazy, Suspense, useEffect } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { loadAreas } from '#i18n/catalogue.ts'
import { sessionStore } from '#session/session-store.ts'
import { startupStore } from '#session/startup-store.ts'
import { useStore } from '#kit/use-store.ts'
import { loadPart } from './chunk.ts'
import { guard } from './guard.ts'
import { landingPath } from './landing.ts'
import { lazyScreen } from './lazy-screen.tsx'
import { MemberArea } from './member-area-part.ts'
import { MissingPage } from './missing-page.tsx'
import { PublicFrame } from './public-frame.tsx'
import { Restoring } from './restoring.tsx'
import { isPage, pageAt, pageOf, pages } from './routes.ts'

const publicPages = pages.flatMap(page => (page.access === 'public' && 'screen' in page ? [{ ...page, Screen: lazyScreen(page) }] : []))

/** Where a member goes who moves to the one account; nothing of hers is loaded (AUTH-010, GAP-062). */
const migrationPages = new Set(isPage('transitionScreen') ? ['transitionScreen', 'mfa', 'migration', 'keycloak', 'logout'].filter(isPage).map(id => pageOf(id).path) : [])

const FormPostScreen = lazy(async () => {
  const [{ FormPostScreen: Screen }] = await Promise.all([loadPart(() => import('#slices/transition/form-post-screen.tsx')), loadPart(() => loadAreas(['transition']))])
  return { default: Screen }
})

/** Who may see what: visitors the public pages, members the rest, and nobody anything while a session is being restored. */
export function Places() {
  const session = useStore(sessionStore)
  const startup = useStore(startupStore)
  const { pathname, search, hash, state } = useLocation()
  if (startup.tag === 'formPost') {
    return <PublicFrame plain><Suspense fallback={null}><FormPostScreen post={startup.post} /></Suspense></PublicFrame>
  }
  if (session.tag === 'restoring') return <Restoring trouble={startup.tag === 'unavailable' ? startup.trouble : session.trouble} />
  if (startup.tag === 'merge') return <Onward to="transitionScreen" state={null} />
  if (startup.tag === 'mfa') return <Onward to="mfa" state={{ mfaToken: startup.mfaToken }} />
  const isMigrating = session.tag === 'signedIn' && session.isMigrating && migrationPages.size > 0
  if (isMigrating && !migrationPages.has(pathname)) return <Navigate replace to={{ pathname: pageOf('transitionScreen').path, search }} />
  if (session.tag === 'signedIn' && !isMigrating) {
    // Pages for visitors have nothing for a member: on with her to where she was going.
    if (pathname === '/' || publicPages.some(page => page.path === pathname)) {
      return <Navigate replace to={landingPath(search, (state as { from?: unknown } | null)?.from, location.origin)} />
    }
    return (
      <Suspense fallback={<Restoring trouble={null} />}>
        <MemberArea />
      </Suspense>
    )
  }

  const page = pageAt(pathname)
  const answer = page ? guard({ page, session, programs: null, isTeams: false, exists: isPage }) : null
  if (pathname === '/' || answer?.type === 'signIn') {
    const from = answer?.type === 'signIn' && answer.remember ? { from: pathname + search + hash } : null
    return <Navigate replace to={{ pathname: '/login', search: pathname === '/' ? search : '' }} state={from} />
  }
  // The frame is outside what is waited for: a menu that was opened early stays open.
  return (
    <Routes>
      {publicPages.map(({ id, path, Screen }) => (
        <Route key={id} path={path} element={<PublicFrame><Suspense fallback={null}><Screen /></Suspense></PublicFrame>} />
      ))}
      <Route path="*" element={<MissingPage />} />
    </Routes>
  )
}

/** The start led to another page, with the query that came along; what is secret goes by the history's state (quality.md D3). */
function Onward({ to, state }: { to: string; state: object | null }) {
  const { search } = useLocation()
  // After the navigation below, whose effect comes first.
  useEffect(() => startupStore.set({ tag: 'done', ssoError: false }), [])
  return <Navigate replace to={{ pathname: pageOf(isPage(to) ? to : 'login').path, search }} state={state} />
}
