import { memo } from 'react'
import { textBesideCard } from '../../model/cards/card-content.ts'
import type { OutgoingMessage } from '../../model/outbox.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'
import * as styles from './message-log.css.ts'
import type { RenderCard } from './message-row.tsx'
import { MessageText } from './message-text.tsx'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'

/** Shows a message that is being sent, waits for the network or failed, with its actions. */
export const OutgoingMessageRow = memo(function OutgoingRow({
  outgoing,
  isOffline,
  isWhole,
  onWhole,
  onRetry,
  onCancel,
  renderCard,
}: {
  outgoing: OutgoingMessage
  isOffline: boolean
  isWhole: boolean
  onWhole: (id: string, isWhole: boolean) => void
  onRetry: (id: string) => void
  onCancel: (id: string) => void
  renderCard: RenderCard
}) {
  const t = useMessages()
  const format = useFormat()
  const { id, text, card, at, state } = outgoing
  const time = format.time(Date.parse(at), memberTimeZone())
  const written = textBesideCard({ message: text, ...(card === null ? {} : { card }) })
  const isFailed = state === 'failed'
  const isQueued = state === 'waiting' && isOffline
  return (
    <div className={styles.own}>
      <div className={isFailed ? styles.failedBubble : styles.bubble}>
        <VisuallyHidden>{t('chat.said-by', { name: t('chat.you') })}</VisuallyHidden>
        {written === '' ? null : (
          <MessageText text={written} isWhole={isWhole} onWhole={(whole) => onWhole(id, whole)} />
        )}
        {card ? renderCard(card, true) : null}
      </div>
      <p className={isFailed ? styles.failed : styles.caption}>
        {isFailed ? (
          <Icon name="octagon" size="small" />
        ) : isQueued ? (
          <Icon name="clock" size="small" />
        ) : null}
        <span>
          {isFailed
            ? t('chat.not-sent')
            : isQueued
              ? t('chat.queued')
              : `${time} · ${t('chat.sending')}`}
        </span>
      </p>
      {isFailed || isQueued ? (
        <p className={styles.ways}>
          {isFailed ? (
            <Button look="secondary" size="compact" icon="refresh" onClick={() => onRetry(id)}>
              {t('chat.send-again')}
            </Button>
          ) : null}
          <Button look="quiet" size="compact" onClick={() => onCancel(id)}>
            {t(isFailed ? 'chat.delete' : 'chat.cancel')}
          </Button>
        </p>
      ) : null}
    </div>
  )
})
