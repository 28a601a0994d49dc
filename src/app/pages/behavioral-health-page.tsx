import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { href } from '#platform/model/paths.ts'
import { behavioralHealthAddress } from '#slices/coaching/model/behavioral-health-url.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { useFlag } from '#session/member/app-state-store.ts'
import { environment } from '#session/startup/current-startup.ts'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { ExternalLink } from '#ui/navigation/external-link.tsx'
import { LoadingStatus } from '#ui/feedback/loading-status.tsx'
import { NotFoundCard } from '#ui/feedback/not-found-card.tsx'

/**
 * Opens the behavioral health app in a new window and returns to the dashboard (GAP-038). If the
 * browser blocks the window, it shows a link.
 */
export function BehavioralHealthPage() {
  const t = useMessages()
  const address = behavioralHealthAddress(
    useLocale(),
    environment.partnerPath,
    useFlag('MENTAL_HEALTH_WEB_SDK'),
  )
  const navigate = useNavigate()
  const [isBlocked, setBlocked] = useState(false)
  const dashboard = href('dashboard')
  useEffect(() => {
    // The window opens once, even when the language changes.
    void Promise.resolve().then(() =>
      openOnce(address) ? navigate(dashboard, { replace: true }) : setBlocked(true),
    )
    // oxlint-disable-next-line react/exhaustive-deps -- arriving opens the app, nothing else does
  }, [])
  if (!isBlocked) return <LoadingStatus label={t('shell.opening')} />
  return (
    <NotFoundCard
      title={t('behavioral-health.title')}
      actions={
        <>
          <ExternalLink look="standalone" href={address}>
            {t('behavioral-health.open')}
          </ExternalLink>
          <ButtonLink look="secondary" to={dashboard}>
            {t('behavioral-health.back')}
          </ButtonLink>
        </>
      }
    >
      {t('behavioral-health.text')}
    </NotFoundCard>
  )
}

/** Opens a window without an opener reference; returns whether it opened. */
function openOnce(address: string): boolean {
  const opened = window.open(address, '_blank')
  if (opened) opened.opener = null
  return opened !== null
}
