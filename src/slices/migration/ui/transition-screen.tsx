import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { PublicCard } from '#ui/layout/public-page.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'

const blocks = [
  { icon: 'person', title: 'migration.one.title', text: 'migration.one.text' },
  { icon: 'shield', title: 'migration.safe.title', text: 'migration.safe.text' },
] as const

/**
 * The reasons for account linking in two blocks, with its link (2§2). `to` and `state` lead to the
 * MFA screen; `onLater` lets a signed-in member continue with the old account.
 */
export function TransitionScreen({
  to,
  state,
  onLater,
}: {
  to: string
  state: unknown
  onLater: (() => void) | null
}) {
  const t = useMessages()
  return (
    <PublicCard>
      <Stack gap="s6">
        <Heading level={1}>{t('migration.title')}</Heading>
        <Text>{t('migration.intro')}</Text>
        {blocks.map(({ icon, title, text }) => (
          <Inline as="section" key={title} gap="s4" align="start" noWrap>
            <Icon name={icon} />
            <Stack gap="s1">
              <Heading level={2} look="label">
                {t(title)}
              </Heading>
              <Text tone="secondary">{t(text)}</Text>
            </Stack>
          </Inline>
        ))}
        <ButtonLink block to={to} state={state}>
          {t('migration.action')}
        </ButtonLink>
        {onLater === null ? null : (
          <Button block look="secondary" onClick={onLater}>
            {t('migration.later')}
          </Button>
        )}
      </Stack>
    </PublicCard>
  )
}
