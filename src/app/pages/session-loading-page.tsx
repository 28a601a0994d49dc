import { useState } from 'react'
import type { ConnectionProblem } from '#session/auth/model/session-state.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { retrySession } from '#session/auth/session-actions.ts'
import { LoadingStatus } from '#ui/feedback/loading-status.tsx'
import { useLocation } from 'react-router-dom'
import { MemberFrameSkeleton } from './member-frame-skeleton.tsx'
import { routeAt } from '../router/routes.ts'
import { PublicLayout } from '../layout/public-layout.tsx'
import { UnavailablePage } from './unavailable-page.tsx'
import { usePageTitle } from '../router/use-page-title.ts'

/**
 * Shown while a session is restored or its pages load. Connection problems are shown and retried
 * automatically.
 */
export function SessionLoadingPage({ trouble }: { trouble: ConnectionProblem | null }) {
  const [asked, setAsked] = useState(false)
  const again = () => {
    setAsked(true)
    void retrySession().finally(() => setAsked(false))
  }
  return trouble === null ? (
    <Opening />
  ) : (
    <UnavailablePage trouble={trouble} onRetry={again} isRetrying={asked} />
  )
}

function Opening() {
  const t = useMessages()
  const { pathname } = useLocation()
  usePageTitle(t('common.opening'))
  return routeAt(pathname)?.access === 'private' ? (
    <MemberFrameSkeleton />
  ) : (
    <PublicLayout plain>
      <LoadingStatus label={t('common.opening')} />
    </PublicLayout>
  )
}
