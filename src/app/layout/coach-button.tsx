import { useMessages } from '#i18n/use-messages.ts'
import { useStore } from '#platform/store/use-store.ts'
import { useInitialAnswers, useMember } from '#session/member/member-context.tsx'
import { chatPanelStore, showChat } from '#session/member/chat-panel-store.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { reserved } from '#ui/layout/shell-frame.css.ts'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'
import { usePhoneViewport } from './use-viewport.ts'

/**
 * Opens the chat; its name includes the unread count (1§2). Its space is reserved until chat access
 * is known.
 */
export function CoachButton() {
  const t = useMessages()
  const isPhone = usePhoneViewport()
  const { programs, sharedCoaching } = useInitialAnswers()
  const { hasChatAvailable } = useMember()
  const { unread, badge } = useStore(chatPanelStore)
  const name = badge === null ? t('shell.coach') : t('shell.coach.unread', { count: badge })
  if (!hasChatAvailable) return null
  const isKnown = programs.status !== 'pending' && sharedCoaching.status !== 'pending'
  return (
    <span className={isKnown ? undefined : reserved}>
      {isPhone ? (
        <IconButton
          icon="chat"
          data-tour="coach"
          aria-haspopup="dialog"
          label={name}
          onClick={showChat}
          badge={<Badge corner count={unread} />}
        />
      ) : (
        <Button
          look="secondary"
          icon="chat"
          data-tour="coach"
          aria-haspopup="dialog"
          onClick={showChat}
        >
          <span aria-hidden="true">{t('shell.coach')}</span>
          <Badge count={unread} />
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
    </span>
  )
}
