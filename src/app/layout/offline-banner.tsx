import { useEffect, useRef } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { useStore } from '#platform/store/use-store.ts'
import { networkStore } from '#session/member/network-store.ts'
import { announce } from '#ui/feedback/announcer-store.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { ScreenOnly } from '#ui/layout/print/print-header.tsx'
import { Stack } from '#ui/layout/stack.tsx'

/**
 * Shows that the browser is offline, and announces when it is online again. The page content stays.
 */
export function OfflineBanner() {
  const t = useMessages()
  const isOnline = useStore(networkStore)
  const said = useRef(true)
  useEffect(() => {
    if (said.current === isOnline) return
    said.current = isOnline
    announce(
      isOnline
        ? t('common.network.back')
        : `${t('common.offline.title')}. ${t('common.network.text')}`,
    )
  }, [isOnline, t])
  if (isOnline) return null
  return (
    <ScreenOnly>
      <Stack gap="s6">
        <Banner tone="warning" title={t('common.offline.title')}>
          {t('common.network.text')}
        </Banner>
        {/* The gap below, as under the note of a link. */}
        <div />
      </Stack>
    </ScreenOnly>
  )
}
