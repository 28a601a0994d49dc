import type { ReactNode } from 'react'
import { classNames } from '../tokens/class-names.ts'
import { Icon } from '../primitives/icon.tsx'
import type { IconName } from '../primitives/icon-paths.ts'
import * as styles from './public-page.css.ts'

const rings = [70, 136.5, 208, 284.5, 366, 452.5, 544, 640.5, 742, 848.5]

/**
 * The layout of a public page: background, brand and language menu, a card, links below. A
 * `Statement` before the card is to its left on wide screens. `plain` omits the ripples, for
 * messages such as a missing page. The page renders its own landmarks.
 */
export function PublicPage({
  skipLink,
  brand,
  menu,
  footer,
  plain = false,
  mainId,
  note,
  children,
}: {
  skipLink?: ReactNode
  brand: ReactNode
  menu?: ReactNode
  footer?: ReactNode
  plain?: boolean
  mainId: string
  /** A note above the page. */
  note?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={classNames(styles.page, plain && styles.plain)}>
      {skipLink}
      {plain ? null : (
        <div className={styles.backdrop}>
          <svg
            className={styles.ripples}
            viewBox="0 0 900 900"
            aria-hidden="true"
            focusable="false"
          >
            {rings.map((radius, index) => (
              <circle key={radius} cx="640" cy="640" r={radius} opacity={1 - index * 0.09} />
            ))}
          </svg>
        </div>
      )}
      <header className={styles.header}>
        {brand}
        {menu}
      </header>
      <main id={mainId} tabIndex={-1} className={classNames(styles.body, plain && styles.wide)}>
        {note === undefined ? null : <div className={styles.note}>{note}</div>}
        {children}
      </main>
      {footer === undefined ? null : <footer className={styles.footer}>{footer}</footer>}
    </div>
  )
}

/** The card of a public page; `reading`: with text instead of a form. */
export function PublicCard({
  reading = false,
  children,
}: {
  reading?: boolean
  children: ReactNode
}) {
  return <div className={classNames(styles.card, reading && styles.readingCard)}>{children}</div>
}

/**
 * The statement beside the card: one large sentence and a few points. Render it directly before the
 * card.
 */
export function Statement({
  claim,
  points,
}: {
  claim: string
  points: readonly { icon: IconName; text: string }[]
}) {
  return (
    <div className={styles.statement}>
      <p className={styles.claim}>{claim}</p>
      <ul role="list" className={styles.points}>
        {points.map((point) => (
          <li key={point.text} className={styles.point}>
            <span className={styles.pointSign}>
              <Icon name={point.icon} />
            </span>
            <span>{point.text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
