import { useMessages } from '#i18n/use-messages.ts'
import { Link } from '#ui/navigation/link.tsx'
import { PublicCard } from '#ui/layout/public-page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { SendVerification } from '../send-verification.tsx'

/** The verification link has expired or was used; the page can send a new one. */
export function VerificationExpiredScreen({ signIn }: { signIn: string }) {
  const t = useMessages()
  return (
    <PublicCard>
      <Stack gap="s6">
        <Heading level={1}>{t('sign-in-access.expired.title')}</Heading>
        <SendVerification action={t('sign-in-access.verify.resend')}>
          <Text>{t('sign-in-access.expired.text')}</Text>
        </SendVerification>
        <Link look="standalone" icon="arrow-left" to={signIn}>
          {t('sign-in-access.back')}
        </Link>
      </Stack>
    </PublicCard>
  )
}
