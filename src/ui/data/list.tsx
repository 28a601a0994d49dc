import type { ReactNode } from 'react'
import * as styles from './list.css.ts'

/** A list inside a card, divided by hairlines. */
export function List({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <ul role="list" aria-label={label} className={styles.rows}>
      {children}
    </ul>
  )
}

/**
 * A row: its title, its details, and a state or action at the end. Several actions go `below` on
 * phones.
 */
export function ListRow({
  title,
  detail,
  children,
  end,
  ending = 'beside',
}: {
  title: ReactNode
  detail?: ReactNode
  children?: ReactNode
  end?: ReactNode
  ending?: 'beside' | 'below'
}) {
  return (
    <li className={styles.endings[end === undefined ? 'none' : ending]}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {detail === undefined ? null : <p className={styles.detail}>{detail}</p>}
        {children}
      </div>
      {end === undefined ? null : <div className={styles.end}>{end}</div>}
    </li>
  )
}
