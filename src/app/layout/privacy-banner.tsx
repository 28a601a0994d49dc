import { useState } from 'react'
import { href } from '#platform/model/paths.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { ExternalLink } from '#ui/navigation/external-link.tsx'
import { ScreenOnly } from '#ui/layout/print/print-header.tsx'
import { Stack } from '#ui/layout/stack.tsx'

const key = 'has-dismissed-privacy-banner'

/**
 * Links to the privacy page (GAP-031; the privacy tab in Teams) until dismissed on this device
 * (1§2). The flag is read synchronously to avoid a layout shift.
 */
export function PrivacyBanner() {
  const t = useMessages()
  const [isShown, setShown] = useState(() => !isDismissed())
  if (!isShown) return null
  const dismiss = () => {
    setShown(false)
    // The focused button is gone.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    try {
      localStorage.setItem(key, 'true')
    } catch {
      // storage is full or blocked: the banner returns at the next visit
    }
  }
  return (
    <ScreenOnly>
      <Stack gap="s6">
        <Banner
          tone="info"
          icon="shield"
          title={t('shell.privacy')}
          actions={
            <ExternalLink look="standalone" href={href('privacy')}>
              {t('shell.privacy.action')}
            </ExternalLink>
          }
          onDismiss={dismiss}
        >
          {t('shell.privacy.text')}
        </Banner>
        {/* The gap below, as under the note of a link. */}
        <div />
      </Stack>
    </ScreenOnly>
  )
}

function isDismissed(): boolean {
  try {
    return localStorage.getItem(key) === 'true'
  } catch {
    return false // storage is blocked: it is shown
  }
}
