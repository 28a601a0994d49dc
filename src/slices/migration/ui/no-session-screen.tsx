import { useMessages } from '#i18n/use-messages.ts'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { PublicCard } from '#ui/layout/public-page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'

/**
 * Shown when there is no session to hand over. `signIn` is the sign-in page, which returns with
 * `state`.
 */
export function NoSessionScreen({ signIn, state }: { signIn: string; state: unknown }) {
  const t = useMessages()
  return (
    <PublicCard>
      <Stack gap="s6">
        <Heading level={1}>{t('migration.no-session.title')}</Heading>
        <Text>{t('migration.no-session.text')}</Text>
        <ButtonLink block to={signIn} state={state}>
          {t('migration.no-session.action')}
        </ButtonLink>
      </Stack>
    </PublicCard>
  )
}
