import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import * as styles from './message-log.css.ts'

/** Shows at the top of the log that older messages are loading or failed to load. */
export function OlderMessagesNote({
  isWanted,
  isFailed,
  onAgain,
}: {
  isWanted: boolean
  isFailed: boolean
  onAgain: () => void
}) {
  const t = useMessages()
  if (!isWanted && !isFailed) return null
  return (
    <div role="status" className={styles.older}>
      {isFailed ? (
        <>
          <span>{t('chat.older.failed')}</span>{' '}
          <Button look="quiet" size="compact" onClick={onAgain}>
            {t('ui.try-again')}
          </Button>
        </>
      ) : (
        t('chat.older.loading')
      )}
    </div>
  )
}
