import { shortCoachName } from '#domain/chat-channels.ts'
import { writingNow } from '#domain/chat-presence.ts'
import type { Talk } from '#domain/chat-talk.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { WritingDots } from './writing-dots.tsx'
import * as styles from './writing.css.ts'

/**
 * Who is writing now, below the newest message. Readers find it there and are never interrupted by
 * it. Its room stays, so that nothing moves.
 */
export function WritingLine({ talk }: { talk: Talk }) {
  const t = useMessages()
  const format = useFormat()
  const names = writingNow(talk).map(shortCoachName)
  return (
    <div className={styles.writing}>
      {names.length === 0 ? null : (
        <>
          <WritingDots />
          <span>{t('chat.writing', { names: format.list(names), count: names.length })}</span>
        </>
      )}
    </div>
  )
}
