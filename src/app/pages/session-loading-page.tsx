import { useState } from 'react'
import type { Trouble } from '#session/auth/model/session-state.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { retrySession } from '#session/auth/session-actions.ts'
import { Pending } from '#ui/feedback/loading-status.tsx'
import { PublicFrame } from '../layout/public-layout.tsx'
import { TroublePage } from './unavailable-page.tsx'
import { usePageTitle } from '../router/use-page-title.ts'

/**
 * A session is being restored, or its pages are on their way. In trouble it says so and keeps
 * trying by itself.
 */
export function Restoring({ trouble }: { trouble: Trouble | null }) {
  const [asked, setAsked] = useState(false)
  const again = () => {
    setAsked(true)
    void retrySession().finally(() => setAsked(false))
  }
  return trouble === null ? (
    <Opening />
  ) : (
    <TroublePage trouble={trouble} onRetry={again} isRetrying={asked} />
  )
}

function Opening() {
  const t = useMessages()
  usePageTitle(t('common.opening'))
  return (
    <PublicFrame plain>
      <Pending label={t('common.opening')} />
    </PublicFrame>
  )
}
