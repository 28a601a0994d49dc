import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import * as styles from './message-log.css.ts'

/** At the top of the log: older messages are on their way, or did not come. */
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
          {t('chat.older.failed')}{' '}
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
