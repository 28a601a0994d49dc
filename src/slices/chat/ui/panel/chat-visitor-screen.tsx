import { useMessages } from '#i18n/use-messages.ts'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { PublicCard } from '#ui/layout/public-page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'

/** The chat page for visitors. `state`: the router state that sign-in keeps. */
export function ChatVisitorScreen({ signIn, state }: { signIn: string; state: unknown }) {
  const t = useMessages()
  return (
    <PublicCard>
      <Stack gap="s4">
        <Heading level={1} tabIndex={-1}>
          {t('chat.sign-in.title')}
        </Heading>
        <Text>{t('chat.sign-in.text')}</Text>
        <div>
          <ButtonLink to={signIn} state={state}>
            {t('chat.sign-in.action')}
          </ButtonLink>
        </div>
      </Stack>
    </PublicCard>
  )
}
