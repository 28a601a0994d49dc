import { useState } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { ExternalLink } from '#ui/navigation/external-link.tsx'
import { ScreenOnly } from '#ui/layout/print/print-header.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { isRoute, routeOf } from '../router/routes.ts'

const key = 'has-dismissed-privacy-banner'

/**
 * Where our privacy page is, in a tab of its own (GAP-031; inside the chat its privacy tab), until
 * the member has dismissed it on this device (1§2). Read at once, so that nothing moves when it is
 * there.
 */
export function PrivacyBanner() {
  const t = useMessages()
  const [isShown, setShown] = useState(() => isRoute('privacy') && !isDismissed())
  if (!isShown) return null
  const dismiss = () => {
    setShown(false)
    // What had the focus is gone.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    try {
      localStorage.setItem(key, 'true')
    } catch {
      // storage is full or blocked: it comes back at the next visit
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
            <ExternalLink look="standalone" href={routeOf('privacy').path}>
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
