import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '../button/button.tsx'
import * as styles from './table.css.ts'

/** "Showing 20 of 84" and a button for the next `step`. The sentence is said politely when it changes. */
export function ShowMore({ shown, total, step, onMore }: { shown: number; total: number; step: number; onMore: () => void }) {
  const t = useMessages()
  const { number } = useFormat()
  const next = Math.min(step, total - shown)
  return (
    <div className={styles.foot}>
      <p role="status">{t('ui.show-more.status', { shown: number(shown), total: number(total) })}</p>
      {next > 0 ? (
        <Button look="secondary" size="compact" onClick={onMore}>
          {t('ui.show-more', { count: next })}
        </Button>
      ) : null}
    </div>
  )
}
