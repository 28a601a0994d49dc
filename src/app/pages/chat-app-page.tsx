import { useState } from 'react'
import { support } from '#platform/model/support-contact.ts'
import { href } from '#platform/model/paths.ts'
import type { ChatAppRequest } from '#slices/teams/model/chat-app-request.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { answerChatApp } from '#slices/teams/api/answer-chat-app.ts'
import { SignInScreen } from '#slices/sign-in/ui/sign-in/sign-in-screen.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { PublicCard } from '#ui/layout/public-page.tsx'
import { Text } from '#ui/primitives/text.tsx'

/**
 * The sign-in page in a chat app's window, which redirects to the app on success (2§4). A second
 * step works in the portal only.
 */
export function ChatAppPage({ request }: { request: ChatAppRequest }) {
  const t = useMessages()
  const [turns, setTurns] = useState(0)
  return (
    <PublicCard>
      {turns > 0 ? (
        <Banner tone="warning" live="alert" title={t('migration.chat-app.elsewhere.title')}>
          {t('migration.chat-app.elsewhere.text', { phone: support.phone })}
        </Banner>
      ) : null}
      <SignInScreen
        key={turns}
        title={t('migration.chat-app.title')}
        onBegin={() => {}}
        onTurn={() => setTurns(turns + 1)}
        forgot={href('forgotPassword')}
        by={(credentials) => answerChatApp(request, credentials)}
      />
      <Text tone="secondary">{t('migration.chat-app.after')}</Text>
    </PublicCard>
  )
}
