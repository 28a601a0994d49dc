import type { ReactNode } from 'react'
import { classNames } from '../tokens/class-names.ts'
import * as styles from './shell-frame.css.ts'

/**
 * The signed-in page: header over all, sidebar from 1025 px (below that it is a `Drawer`), content,
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
 * The header's two ends: menu button and brand; help, messages and member. `skipLink` comes first
 * of all.
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

/** What a phone has no room for in the header, and what stands there instead. */
export function WideOnly({ children }: { children: ReactNode }) {
  return <span className={styles.wideOnly}>{children}</span>
}

/** Shown from 1025 px. */
export function RoomyOnly({ children }: { children: ReactNode }) {
  return <span className={styles.roomyOnly}>{children}</span>
}
export function PhoneOnly({ children }: { children: ReactNode }) {
  return <span className={styles.phoneOnly}>{children}</span>
}

/** Links of the footer, and at its end a line such as the version. */
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
