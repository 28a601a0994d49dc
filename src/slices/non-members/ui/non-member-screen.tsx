import { useMessages } from '#i18n/use-messages.ts'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { PublicCard } from '#ui/layout/public-page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { NonMemberMessage } from './non-member-message.tsx'
import { NonMemberCallLink } from './non-member-call-link.tsx'

/**
 * The program and how to become a member (2§6). The props are the paths of sign-in and of the lab
 * kit form.
 */
export function NonMemberScreen({ signIn, orderForm }: { signIn: string; orderForm: string }) {
  const t = useMessages()
  return (
    <PublicCard>
      <Stack gap="s6">
        <Heading level={1}>{t('non-members.title')}</Heading>
        <Text>{t('non-members.what.text')}</Text>
        <NonMemberMessage title={t('non-members.join.title')}>
          {t('non-members.join.text')}
        </NonMemberMessage>
        <NonMemberMessage title={t('non-members.kit.title')}>
          {t('non-members.kit.text')}
        </NonMemberMessage>
        <ButtonLink block look="secondary" to={orderForm}>
          {t('non-members.kit.action')}
        </ButtonLink>
        <NonMemberMessage title={t('non-members.member.title')}>
          {t('non-members.member.text')}
        </NonMemberMessage>
        <ButtonLink block to={signIn}>
          {t('non-members.sign-in')}
        </ButtonLink>
        <NonMemberCallLink />
      </Stack>
    </PublicCard>
  )
}
