import { memo, type ReactNode } from 'react'
import { type Card, textBesideCard } from '../../model/cards/card-content.ts'
import type { ChatMessage } from '../../model/chat-message.ts'
import { shownSpeaker } from '../../model/speaker-names.ts'
import { isFromMember } from '../../model/conversation-state.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { classNames } from '#ui/tokens/class-names.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'
import { useChatSearchMatch } from '../search/chat-search-context.ts'
import { coachInitials } from '../channels/coach-initials.ts'
import * as styles from './message-log.css.ts'
import { MessageText } from './message-text.tsx'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'

/** Renders the card of a message, styled for its author. */
export type RenderCard = (card: Card, isOwn: boolean) => ReactNode

/**
 * Shows a message of the server. Its position and height do not change when messages are added
 * around it.
 */
export const MessageRow = memo(function MessageRow({
  message,
  isContinued,
  isSeen,
  isWhole,
  onWhole,
  renderCard,
  coaches,
}: {
  message: ChatMessage
  /** The full names of the coaches (`coachNamesOf`). */
  coaches: ReadonlySet<string>
  isContinued: boolean
  /** Whether a coach has read this message. */
  isSeen: boolean
  isWhole: boolean
  onWhole: (messageId: string, isWhole: boolean) => void
  renderCard: RenderCard
}) {
  const t = useMessages()
  const format = useFormat()
  const isOwn = isFromMember(message)
  const time = format.time(Date.parse(message.createdAt), memberTimeZone())
  const name = shownSpeaker(message, coaches)
  const isFound = useChatSearchMatch().place === message.sequence
  const written = textBesideCard(message)
  const text =
    written === '' ? null : (
      <MessageText
        text={written}
        isWhole={isWhole}
        onWhole={(whole) => onWhole(message.messageId, whole)}
      />
    )
  if (message.messageType === 'admin') {
    return (
      <div className={styles.admin}>
        {text}
        <p className={styles.caption}>
          {name === null ? (
            time
          ) : (
            <>
              <bdi>{name}</bdi> <span>{`· ${time}`}</span>
            </>
          )}
        </p>
      </div>
    )
  }
  const speaker = isOwn ? t('chat.you') : (name ?? '')
  return (
    <div className={isOwn ? styles.own : styles.other}>
      {isOwn ? null : (
        <span className={classNames(styles.face, isContinued && styles.sameFace)}>
          <Avatar size="small" initials={coachInitials(speaker)} />
        </span>
      )}
      <div className={classNames(styles.bubble, isFound && styles.found)}>
        <VisuallyHidden>{t('chat.said-by', { name: speaker })}</VisuallyHidden>
        {text}
        {message.card ? renderCard(message.card, isOwn) : null}
      </div>
      {isOwn ? (
        <p className={styles.caption}>
          <span>{time}</span> <Icon name="check" size="small" />{' '}
          <span>{t(isSeen ? 'chat.seen' : 'chat.sent')}</span>
        </p>
      ) : (
        <p className={styles.caption}>
          {isContinued ? (
            time
          ) : (
            <>
              <bdi aria-hidden="true">{speaker}</bdi> <span>{`· ${time}`}</span>
            </>
          )}
        </p>
      )}
    </div>
  )
})
