import { useMessages } from '#i18n/use-messages.ts'
import { Icon } from './icon.tsx'
import * as styles from './chip.css.ts'

/** An active filter. A press removes it. */
export function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const t = useMessages()
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={t('ui.chip.remove', { label })}
      onClick={onRemove}
    >
      <span>{label}</span>
      <Icon name="close" size="small" />
    </button>
  )
}
