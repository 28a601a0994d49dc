import type { MouseEvent, ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { Icon } from '../primitives/icon.tsx'
import type { IconName } from '../primitives/icon-paths.ts'
import { RouterAnchor } from './router-anchor.tsx'
import { VisuallyHidden } from '../primitives/visually-hidden.tsx'
import * as styles from '../layout/shell-frame.css.ts'

/** The sidebar's navigation; `label` names it. Its children are `NavList`s, divided by a line. */
export function NavLandmark({ label, children }: { label: string; children: ReactNode }) {
  return <nav aria-label={label}>{children}</nav>
}

export function NavList({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.navList}>
      {children}
    </ul>
  )
}

/** A place of the portal. The current one has a tint, a bar and a heavier word. */
export function NavItem({
  to,
  icon,
  label,
  current = false,
  tour,
  onClick,
}: {
  to: string
  icon: IconName
  label: string
  current?: boolean
  /** By what name a tour points at it. */
  tour?: string
  onClick?: ((event: MouseEvent) => void) | undefined
}) {
  return (
    <li>
      <RouterAnchor
        to={to}
        className={styles.navItem}
        data-tour={tour}
        aria-current={current ? 'page' : undefined}
        onClick={onClick}
      >
        <Icon name={icon} />
        <span>{label}</span>
      </RouterAnchor>
    </li>
  )
}

/** A place outside the portal: opens a new window and says so. */
export function NavExternalItem({
  href,
  icon,
  label,
  tour,
}: {
  href: string
  icon: IconName
  label: string
  tour?: string
}) {
  const t = useMessages()
  return (
    <li>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className={styles.navItem}
        data-tour={tour}
      >
        <Icon name={icon} />
        <span>{label}</span>
        <span className={styles.navEnd}>
          <Icon name="external" size="small" />
        </span>
        <VisuallyHidden>{t('ui.link.new-window')}</VisuallyHidden>
      </a>
    </li>
  )
}
