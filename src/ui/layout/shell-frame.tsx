import type { ReactNode } from 'react'
import { classNames } from '../tokens/class-names.ts'
import * as styles from './shell-frame.css.ts'

/**
 * The layout of a signed-in page: header, sidebar from 1025 px (below that a `Drawer`), content,
 * footer.
 */
export function ShellFrame({
  header,
  sidebar,
  footer,
  mainId,
  children,
}: {
  header: ReactNode
  /** Undefined hides the column, also on wide screens. */
  sidebar?: ReactNode
  footer?: ReactNode
  mainId: string
  children: ReactNode
}) {
  return (
    <>
      {header}
      <div className={classNames(styles.frame, sidebar !== undefined && styles.withSidebar)}>
        {sidebar === undefined ? null : <div className={styles.sidebar}>{sidebar}</div>}
        <div className={styles.column}>
          <main id={mainId} tabIndex={-1} className={styles.content}>
            {children}
          </main>
          {footer}
        </div>
      </div>
    </>
  )
}

/**
 * The header: menu button and brand at the start; help, messages and member at the end. `skipLink`
 * is the first element.
 */
export function ShellHeader({
  skipLink,
  start,
  end,
}: {
  skipLink: ReactNode
  start: ReactNode
  end?: ReactNode
}) {
  return (
    <header className={styles.header}>
      {skipLink}
      <div className={styles.start}>{start}</div>
      {end === undefined ? null : <div className={styles.end}>{end}</div>}
    </header>
  )
}

/** Header content that is hidden on a phone, and its replacement. */
export function WideOnly({ children }: { children: ReactNode }) {
  return <span className={styles.wideOnly}>{children}</span>
}

/** Visible from 1025 px. */
export function RoomyOnly({ children }: { children: ReactNode }) {
  return <span className={styles.roomyOnly}>{children}</span>
}
export function PhoneOnly({ children }: { children: ReactNode }) {
  return <span className={styles.phoneOnly}>{children}</span>
}

/** The footer: links, and a line at the end such as the version. */
export function ShellFooter({
  label,
  links,
  end,
}: {
  label?: string
  links: ReactNode
  end?: ReactNode
}) {
  return (
    <footer className={styles.footer} aria-label={label}>
      {links}
      {end === undefined ? null : <span className={styles.footerEnd}>{end}</span>}
    </footer>
  )
}
