import { useId, type MouseEvent, type ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { Icon } from '../primitives/icon.tsx'
import type { IconName } from '../primitives/icon-paths.ts'
import { RouterAnchor } from './router-anchor.tsx'
import { VisuallyHidden } from '../primitives/visually-hidden.tsx'
import * as styles from '../layout/shell-frame.css.ts'

/**
 * The sidebar's navigation landmark, named by `label`. Its children are `NavList`s with dividers.
 */
export function NavLandmark({ label, children }: { label: string; children: ReactNode }) {
  return <nav aria-label={label}>{children}</nav>
}

/** A group of links; `title` stands above them. */
export function NavList({ title, children }: { title?: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className={styles.navList}>
      {title === undefined ? null : (
        <p id={id} className={styles.navTitle}>
          {title}
        </p>
      )}
      <ul role="list" {...(title === undefined ? {} : { 'aria-labelledby': id })}>
        {children}
      </ul>
    </div>
  )
}

/** A link of the sidebar. The current page has a tint, a bar and bolder text. */
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
  /** The name with which a tour refers to this item. */
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

/** A link out of the portal: opens a new window, and its name says so. */
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
