import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { PublicCard } from '#ui/layout/public-page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'

/**
 * Inside the workplace chat, before signing in there (GAP-106). `signIn` is a page of the same
 * frame, and comes back by `state`. `isStrange`: the chat and the portal did not come to know each
 * other. `isRedirected`: the chat sent the visitor to this page.
 */
export function PreLoginScreen({
  signIn,
  state,
  isStrange,
  isRedirected,
}: {
  signIn: string
  state: unknown
  isStrange: boolean
  isRedirected: boolean
}) {
  const t = useMessages()
  return (
    <PublicCard>
      <Stack gap="s6">
        <Heading level={1}>{t('migration.teams.title')}</Heading>
        {isStrange ? (
          <Banner tone="warning" title={t('migration.teams.strange.title')}>
            {t('migration.teams.strange.text')}
          </Banner>
        ) : null}
        <Text>{t('migration.teams.text')}</Text>
        {isRedirected ? <Text tone="secondary">{t('migration.teams.stay')}</Text> : null}
        <ButtonLink block to={signIn} state={state}>
          {t('migration.teams.action')}
        </ButtonLink>
      </Stack>
    </PublicCard>
  )
}
