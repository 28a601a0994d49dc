import { useMessages } from '#i18n/use-messages.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import * as styles from './composer.css.ts'

/** Replaces the composer for staff, who cannot write. */
export function ChatViewOnlyNote() {
  return (
    <p className={styles.viewOnly}>
      <Icon name="lock" size="small" />
      <span>{useMessages()('chat.view-only')}</span>
    </p>
  )
}
