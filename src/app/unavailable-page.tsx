import { support } from '#domain/contact.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { PlainLink } from '#ui/link/link.tsx'
import { Inline, Stack } from '#ui/stack/stack.tsx'
import { MissingCard } from '#ui/state/missing-card.tsx'
import { Text } from '#ui/text/text.tsx'
import { PublicFrame } from './public-frame.tsx'
import { usePageTitle } from './use-page-title.ts'

/** The fatal-error fallback (SHELL-030, SHELL-031). `isRetrying` while "Try again" is at work. */
export function UnavailablePage({ onRetry, isRetrying = false }: { onRetry: () => void; isRetrying?: boolean }) {
  const t = useMessages()
  usePageTitle(t('common.unavailable.page'))
  return (
    <PublicFrame plain>
      <MissingCard title={t('common.unavailable.title')} actions={<RetryButton onRetry={onRetry} isRetrying={isRetrying} />} help={<SupportContact />}>
        {t('common.unavailable.text')}
      </MissingCard>
    </PublicFrame>
  )
}

/** The same while there is no network (1§8). */
export function OfflinePage({ onRetry, isRetrying = false }: { onRetry: () => void; isRetrying?: boolean }) {
  const t = useMessages()
  usePageTitle(t('common.offline.page'))
  return (
    <PublicFrame plain>
      <MissingCard title={t('common.offline.title')} actions={<RetryButton onRetry={onRetry} isRetrying={isRetrying} />} help={<SupportContact />}>
        {t('common.offline.text')}
      </MissingCard>
    </PublicFrame>
  )
}

function RetryButton({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const t = useMessages()
  return <Button icon="refresh" working={isRetrying} onClick={onRetry}>{t('ui.try-again')}</Button>
}

function SupportContact() {
  const t = useMessages()
  return (
    <Stack gap="s2">
      <Text look="label" tone="secondary">{t('common.unavailable.help')}</Text>
      <Inline>
        <Icon name="mail" />
        <PlainLink look="standalone" href={`mailto:${support.email}`}>{support.email}</PlainLink>
      </Inline>
      <Inline>
        <Icon name="phone" />
        <PlainLink look="standalone" href={support.dial}>{support.phone}</PlainLink>
      </Inline>
    </Stack>
  )
}
