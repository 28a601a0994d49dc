import { support } from '#platform/model/support-contact.ts'
import type { ConnectionProblem } from '#session/auth/model/session-state.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { PlainLink } from '#ui/navigation/link.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { NotFoundCard } from '#ui/feedback/not-found-card.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import { usePageTitle } from '../router/use-page-title.ts'

type TroubleProps = {
  readonly trouble: ConnectionProblem
  readonly onRetry: () => void
  readonly isRetrying?: boolean
}

/**
 * The fatal error card (SHELL-030, SHELL-031), or the offline card (1§8). `isRetrying`: a retry is
 * running.
 */
export function UnavailableCard({ trouble, onRetry, isRetrying = false }: TroubleProps) {
  const t = useMessages()
  usePageTitle(t(`common.${trouble}.page`))
  const retry = (
    <Button icon="refresh" working={isRetrying} onClick={onRetry}>
      {t('ui.try-again')}
    </Button>
  )
  return (
    <NotFoundCard title={t(`common.${trouble}.title`)} actions={retry} help={<SupportContact />}>
      {t(`common.${trouble}.text`)}
    </NotFoundCard>
  )
}

/** The card as a page. */
export function UnavailablePage(props: TroubleProps) {
  return (
    <PublicLayout plain>
      <UnavailableCard {...props} />
    </PublicLayout>
  )
}

export function SupportContact() {
  const t = useMessages()
  return (
    <Stack gap="s2">
      <Text look="label" tone="secondary">
        {t('common.unavailable.help')}
      </Text>
      <Inline>
        <Icon name="mail" />
        <PlainLink look="standalone" href={`mailto:${support.email}`}>
          {support.email}
        </PlainLink>
      </Inline>
      <Inline>
        <Icon name="phone" />
        <PlainLink look="standalone" href={support.dial}>
          {support.phone}
        </PlainLink>
      </Inline>
    </Stack>
  )
}
