import type { ReactNode } from 'react'
import { RouterAnchor } from '../navigation/router-anchor.tsx'
import { Icon } from '../primitives/icon.tsx'
import * as styles from './link-row.css.ts'

/**
 * A row of a list that leads to a page. The link's name is its title, without the detail and what
 * is below it.
 */
export function LinkRow({
  to,
  title,
  detail,
  children,
}: {
  to: string
  title: string
  detail?: string
  children?: ReactNode
}) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <RouterAnchor to={to} className={styles.link}>
          {title}
        </RouterAnchor>
        {detail === undefined ? null : <p className={styles.detail}>{detail}</p>}
        {children}
      </div>
      <Icon name="chevron-right" size="small" />
    </li>
  )
}
