import { useMessages } from '#i18n/use-messages.ts'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { PublicCard } from '#ui/layout/public-page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { NonMemberMessage } from './non-member-message.tsx'
import { NonMemberCallLink } from './non-member-call-link.tsx'

/**
 * The effect of an ended membership on readings and supplies, and the way back (2§6). `onward`
 * leads to the page about membership, or a signed-in member back to the portal.
 */
export function AccountEndedScreen({ isMember, onward }: { isMember: boolean; onward: string }) {
  const t = useMessages()
  return (
    <PublicCard>
      <Stack gap="s6">
        <Heading level={1}>{t('non-members.ended.title')}</Heading>
        <Text>{t('non-members.ended.text')}</Text>
        <NonMemberMessage title={t('non-members.ended.readings.title')}>
          {t('non-members.ended.readings.text')}
        </NonMemberMessage>
        <NonMemberMessage title={t('non-members.ended.supplies.title')}>
          {t('non-members.ended.supplies.text')}
        </NonMemberMessage>
        <NonMemberMessage title={t('non-members.ended.next.title')}>
          {t('non-members.ended.next.text')}
        </NonMemberMessage>
        <ButtonLink block to={onward}>
          {t(isMember ? 'non-members.ended.back' : 'non-members.ended.action')}
        </ButtonLink>
        <NonMemberCallLink />
      </Stack>
    </PublicCard>
  )
}
