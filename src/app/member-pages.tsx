import { Suspense, type ReactNode } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { useStore } from '#kit/use-store.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useInitialAnswers } from '#session/member-context.tsx'
import { sessionStore } from '#session/session-store.ts'
import { Pending } from '#ui/state/pending.tsx'
import { FatalBoundary } from './fatal-boundary.tsx'
import { guard } from './guard.ts'
import { lazyScreen } from './lazy-screen.tsx'
import { MissingPageCard } from './missing-page.tsx'
import { isPage, pageOf, pages, type Page } from './routes.ts'

const screens = pages.flatMap(page => (page.access === 'private' && 'screen' in page ? [{ page, Screen: lazyScreen(page) }] : []))
const forwards = pages.flatMap(page => ('to' in page ? [page] : []))

/** The pages of a signed-in member, each behind the guard. */
export function MemberPages() {
  return (
    <Routes>
      {screens.map(({ page, Screen }) => (
        <Route key={page.id} path={page.path} element={<Guarded page={page}><Screen /></Guarded>} />
      ))}
      {forwards.map(({ id, path, to }) => <Route key={id} path={path} element={<Onward to={pageOf(to).path} />} />)}
      <Route path="*" element={<MissingPageCard />} />
    </Routes>
  )
}

/** On to another page, with the query that came along. */
function Onward({ to }: { to: string }) {
  const { search, hash } = useLocation()
  return <Navigate replace to={{ pathname: to, search, hash }} />
}

function Guarded({ page, children }: { page: Page; children: ReactNode }) {
  const t = useMessages()
  const session = useStore(sessionStore)
  const { programs } = useInitialAnswers()
  const loading = <Pending label={t('shell.opening')} />
  if (page.programs !== null && programs.status === 'pending') return loading
  const answer = guard({ page, session, programs: programs.value, isTeams: false, exists: isPage })
  if (answer.type === 'go') return <Navigate replace to={pageOf(answer.to).path} />
  return (
    <FatalBoundary inside key={page.id}>
      <Suspense fallback={loading}>{children}</Suspense>
    </FatalBoundary>
  )
}
