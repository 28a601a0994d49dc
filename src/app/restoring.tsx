import { useState } from 'react'
import type { Trouble } from '#domain/session.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { retrySession } from '#session/session.ts'
import { Pending } from '#ui/state/pending.tsx'
import { PublicFrame } from './public-frame.tsx'
import { TroublePage } from './unavailable-page.tsx'
import { usePageTitle } from './use-page-title.ts'

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
