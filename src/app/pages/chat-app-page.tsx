import { useState } from 'react'
import { support } from '#platform/model/support-contact.ts'
import type { ChatAppRequest } from '#slices/teams/model/chat-app-request.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { answerChatApp } from '#slices/teams/api/answer-chat-app.ts'
import { SignInScreen } from '#slices/sign-in/ui/sign-in/sign-in-screen.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { PublicCard } from '#ui/layout/public-page.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { routeOf } from '../router/routes.ts'

/**
 * The sign-in page of a chat app, in a window of the chat's: on success the browser goes back to
 * the app (2§4). A second step can be asked for in the portal only.
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
        forgot={routeOf('forgotPassword').path}
        by={(credentials) => answerChatApp(request, credentials)}
      />
      <Text tone="secondary">{t('migration.chat-app.after')}</Text>
    </PublicCard>
  )
}
