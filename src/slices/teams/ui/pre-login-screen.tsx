import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { PublicCard } from '#ui/layout/public-page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'

/**
 * Shown inside Teams before sign-in (GAP-106). `signIn` is a page in the same frame, which returns
 * with `state`. `isStrange`: the Teams SDK did not initialize; `isRedirected`: Teams sent the
 * visitor to this page.
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
