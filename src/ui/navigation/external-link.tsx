import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { Icon } from '../primitives/icon.tsx'
import { VisuallyHidden } from '../primitives/visually-hidden.tsx'
import * as styles from './link.css.ts'
import type { LinkVariant } from './link.tsx'

/** A link out of the portal: opens a new window, and its name says so. */
export function ExternalLink({
  href,
  look = 'text',
  children,
}: {
  href: string
  look?: LinkVariant
  children: ReactNode
}) {
  const t = useMessages()
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={styles.look[look]}>
      <span>{children}</span>
      <span className={look === 'standalone' ? undefined : styles.inlineIcon}>
        <Icon name="external" size="small" />
      </span>
      <VisuallyHidden>{t('ui.link.new-window')}</VisuallyHidden>
    </a>
  )
}
