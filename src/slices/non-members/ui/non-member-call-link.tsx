import { support } from '#platform/model/support-contact.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { PlainLink } from '#ui/navigation/link.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'

/** The phone number and email address of support. */
export function NonMemberCallLink() {
  const t = useMessages()
  return (
    <Stack as="section" gap="s2">
      <Heading level={2} look="h3">
        {t('non-members.help.title')}
      </Heading>
      <Text>{t('non-members.help.text')}</Text>
      <Stack gap="s2" align="start">
        <PlainLink look="standalone" href={support.dial}>
          {t('common.call', { phone: support.phone })}
        </PlainLink>
        <PlainLink look="standalone" href={`mailto:${support.email}`}>
          {support.email}
        </PlainLink>
      </Stack>
    </Stack>
  )
}
