import { useState } from 'react'
import { privacyDismissedKey } from '#platform/model/drawing/privacy-dismissed.ts'
import { storedText } from '#platform/storage/stored-text.ts'
import { href } from '#platform/model/paths.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ExternalLink } from '#ui/navigation/external-link.tsx'
import { ScreenOnly } from '#ui/layout/print/print-header.tsx'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import * as styles from './privacy-line.css.ts'

/**
 * One line that links to the privacy page (GAP-031; the privacy tab in Teams) until dismissed on
 * this device (1§2). The flag is read synchronously to avoid a layout shift.
 */
export function PrivacyLine() {
  const t = useMessages()
  const [isShown, setShown] = useState(() => !isDismissed())
  if (!isShown) return null
  const dismiss = () => {
    setShown(false)
    // The focused button is gone.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    try {
      localStorage.setItem(privacyDismissedKey, 'true')
    } catch {
      // storage is full or blocked: the line returns at the next visit
    }
  }
  return (
    <ScreenOnly>
      <div className={styles.line}>
        <Icon name="shield" size="small" />
        <ExternalLink look="standalone" href={href('privacy')}>
          {t('shell.privacy.action')}
        </ExternalLink>
        <span className={styles.end}>
          <IconButton icon="close" label={t('ui.dismiss')} onClick={dismiss} />
        </span>
      </div>
    </ScreenOnly>
  )
}

function isDismissed(): boolean {
  try {
    return storedText(privacyDismissedKey) === 'true'
  } catch {
    return false // storage is blocked: it is shown
  }
}
