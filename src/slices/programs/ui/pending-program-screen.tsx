import { support } from '#platform/model/support-contact.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { signOut } from '#session/auth/session-actions.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { PlainLink } from '#ui/navigation/link.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { NotFoundCard } from '#ui/feedback/not-found-card.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'

const next = [
  ['shield', 'programs-pending.next.check'],
  ['mail', 'programs-pending.next.mail'],
  ['home', 'programs-pending.next.open'],
] as const

/**
 * The page of a pending member: what happens next, the contact, and the sign-out (IMP-003,
 * GAP-117).
 */
export function PendingProgramScreen() {
  const t = useMessages()
  return (
    <NotFoundCard
      title={t('programs-pending.title')}
      actions={
        <Button look="secondary" icon="logout" onClick={() => void signOut()}>
          {t('programs-pending.sign-out')}
        </Button>
      }
      help={<Help />}
    >
      <Stack gap="s6">
        <Text>{t('programs-pending.text')}</Text>
        <Stack gap="s3">
          <Heading level={2}>{t('programs-pending.next')}</Heading>
          <Stack as="ol" gap="s4">
            {next.map(([icon, key]) => (
              <Inline as="li" key={key} gap="s4" align="start" noWrap>
                <Icon name={icon} />
                <Text as="span">{t(key)}</Text>
              </Inline>
            ))}
          </Stack>
        </Stack>
      </Stack>
    </NotFoundCard>
  )
}

function Help() {
  const t = useMessages()
  return (
    <Stack gap="s2">
      <Text look="label" tone="secondary">
        {t('programs-pending.help')}
      </Text>
      <Inline>
        <Icon name="phone" />
        <PlainLink look="standalone" href={support.dial}>
          {support.phone}
        </PlainLink>
      </Inline>
      <Inline>
        <Icon name="mail" />
        <PlainLink look="standalone" href={`mailto:${support.email}`}>
          {support.email}
        </PlainLink>
      </Inline>
    </Stack>
  )
}
