import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { useStore } from '#kit/use-store.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useInitialAnswers } from '#session/member-context.tsx'
import { sessionStore } from '#session/session-store.ts'
import { Pending } from '#ui/state/pending.tsx'
import { Arrival } from './arrival.tsx'
import { guard } from './guard.ts'
import { lazyScreen } from './lazy-screen.ts'
import { MissingPageCard } from './missing-page.tsx'
import { forwards, isPage, pageOf, pages, type Page } from './routes.ts'

const privatePages = (pages as readonly Page[]).filter(page => page.access === 'private').map(page => ({ page, Screen: lazyScreen(page) }))

/** The pages of a signed-in member, each behind the guard. */
export function MemberPages() {
  return (
    <Routes>
      {privatePages.map(({ page, Screen }) => (
        <Route key={page.id} path={page.path} element={<Guarded page={page}><Screen /></Guarded>} />
      ))}
      {forwards.map(({ id, path, to }) => <Route key={id} path={path} element={<Navigate replace to={pageOf(to).path} />} />)}
      <Route path="*" element={<MissingPageCard />} />
    </Routes>
  )
}

function Guarded({ page, children }: { page: Page; children: React.ReactNode }) {
  const t = useMessages()
  const session = useStore(sessionStore)
  const { programs } = useInitialAnswers()
  const loading = <Pending label={t('shell.opening')} />
  if (page.programs !== null && programs.status === 'pending') return loading
  const answer = guard({ page, session, programs: programs.value, isTeams: false, exists: isPage })
  if (answer.type === 'go') return <Navigate replace to={pageOf(answer.to).path} />
  return (
    <Suspense fallback={loading}>
      <Arrival title={page.title}>{children}</Arrival>
    </Suspense>
  )
}
