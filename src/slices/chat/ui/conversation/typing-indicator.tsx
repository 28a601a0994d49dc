import { shortCoachName } from '../../model/channel-order.ts'
import { writingNow } from '../../model/read-receipts.ts'
import type { ConversationState } from '../../model/conversation-state.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { TypingDots } from './typing-dots.tsx'
import * as styles from './typing-indicator.css.ts'

/**
 * Shows below the newest message who is typing, without announcements. Its height is reserved, so
 * that nothing moves.
 */
export function TypingIndicator({ conversation }: { conversation: ConversationState }) {
  const t = useMessages()
  const format = useFormat()
  const names = writingNow(conversation).map(shortCoachName)
  return (
    <div className={styles.writing}>
      {names.length === 0 ? null : (
        <>
          <TypingDots />
          <span>{t('chat.writing', { names: format.list(names), count: names.length })}</span>
        </>
      )}
    </div>
  )
}
