import { Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { sessionStore } from '#session/session-store.ts'
import { useStore } from '#kit/use-store.ts'
import { guard } from './guard.ts'
import { landingPath } from './landing.ts'
import { lazyScreen } from './lazy-screen.tsx'
import { MemberArea } from './member-area-part.ts'
import { MissingPage } from './missing-page.tsx'
import { PublicFrame } from './public-frame.tsx'
import { Restoring } from './restoring.tsx'
import { isPage, pageAt, pages } from './routes.ts'

const publicPages = pages.flatMap(page => (page.access === 'public' && 'screen' in page ? [{ ...page, Screen: lazyScreen(page) }] : []))

/** Who may see what: visitors the public pages, members the rest, and nobody anything while a session is being restored. */
export function Places() {
  const session = useStore(sessionStore)
  const { pathname, search, hash, state } = useLocation()
  if (session.tag === 'restoring') return <Restoring trouble={session.trouble} />
  if (session.tag === 'signedIn') {
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
