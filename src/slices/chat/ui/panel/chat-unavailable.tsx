import { support } from '#platform/model/support-contact.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { PlainLink } from '#ui/navigation/link.tsx'
import { NoticePanel } from '#ui/feedback/notice-panel.tsx'

/**
 * Shown to members without coaching in the portal; the server would refuse to list their channels.
 */
export function ChatUnavailable({ headingLevel }: { headingLevel: 2 | 3 }) {
  const t = useMessages()
  return (
    <NoticePanel
      icon="chat"
      headingLevel={headingLevel}
      title={t('chat.none.title')}
      action={
        <PlainLink look="standalone" href={support.dial}>
          {t('chat.call', { phone: support.phone })}
        </PlainLink>
      }
    >
      {t('chat.none.text')}
    </NoticePanel>
  )
}
