import { formatDuration } from '#i18n/format-duration.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { createStore } from '#platform/store/store.ts'
import { useStore } from '#platform/store/use-store.ts'
import { clockCorrection } from '#platform/time/current-time.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { ScreenOnly } from '#ui/layout/print/print-header.tsx'
import { Stack } from '#ui/layout/stack.tsx'

const dismissed = createStore(false)

/** Says once that the device's clock is wrong, and whose time the pages show. */
export function ClockNotice() {
  const t = useMessages()
  const locale = useLocale()
  const correction = useStore(clockCorrection)
  if (useStore(dismissed) || correction === 0) return null
  return (
    <ScreenOnly>
      <Stack gap="s6">
        <Banner
          tone="info"
          live="status"
          title={t(correction > 0 ? 'notifications.clock.slow' : 'notifications.clock.fast', {
            amount: formatDuration(Math.abs(correction), locale),
          })}
          onDismiss={() => dismissed.set(true)}
        >
          {t('notifications.clock.text')}
        </Banner>
        {/* The gap below, as under the note of a link. */}
        <div />
      </Stack>
    </ScreenOnly>
  )
}
