import { Suspense, type ReactNode } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { useMessages } from '#i18n/use-messages.ts'
import { Pending } from '#ui/feedback/loading-status.tsx'
import { FatalBoundary } from '../loading/fatal-error-boundary.tsx'
import { lazyPart } from '../loading/lazy-component.ts'
import { lazyScreen } from './lazy-screen.tsx'
import { MissingPageCard } from '../pages/not-found-page.tsx'
import { hasScreen, type Page } from './route-definition.ts'
import { firstTab, pageOf, pages } from './routes.ts'
import { useGuard } from './use-route-guard.ts'

const screens = pages.flatMap((page) =>
  hasScreen(page) && (page.access === 'private' || page.frame === 'both')
    ? [{ page, Screen: lazyScreen(page) }]
    : [],
)
const UnknownPageCard = lazyPart(
  [],
  async () => (await import('../pages/undecided-page.tsx')).UnknownPageCard,
)
const forwards = pages.filter((page) => 'tabs' in page)

/**
 * The pages of a signed-in member, each behind the guard. An address below one that is no page of
 * its own is missing (GAP-008).
 */
export function MemberPages() {
  return (
    <Routes>
      {screens.map(({ page, Screen }) => (
        <Route
          key={page.id}
          caseSensitive
          path={page.path}
          element={
            <Guarded page={page}>
              <Screen />
            </Guarded>
          }
        />
      ))}
      {forwards.map((page) => (
        <Route
          key={page.id}
          caseSensitive
          path={page.path}
          element={<Onward to={firstTab(page).path} />}
        />
      ))}
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
  const answer = useGuard()(page)
  const loading = <Pending label={t('shell.opening')} />
  if (answer.type === 'wait') return loading
  if (answer.type === 'missing') return <MissingPageCard />
  if (answer.type === 'unknown')
    return (
      <FatalBoundary inside>
        <Suspense fallback={loading}>
          <UnknownPageCard />
        </Suspense>
      </FatalBoundary>
    )
  if (answer.type === 'go') return <Navigate replace to={pageOf(answer.to).path} />
  return (
    <FatalBoundary inside key={page.id}>
      <Suspense fallback={loading}>{children}</Suspense>
    </FatalBoundary>
  )
}
