import type { ReactNode } from 'react'
import { Icon } from '../primitives/icon.tsx'
import type { IconName } from '../primitives/icon-paths.ts'
import { RouterAnchor } from '../navigation/router-anchor.tsx'
import { VisuallyHidden } from '../primitives/visually-hidden.tsx'
import * as styles from './tile.css.ts'

/** A neutral state, such as "2 to go": an icon and a text. */
export function TileWord({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className={styles.word}>
      <Icon name={icon} size="small" />
      <span>{children}</span>
    </span>
  )
}

/**
 * A list item whose whole card is one link: icon, name, figure, state, time, a small chart. `label`
 * is the screen reader text ("Blood pressure, 128 over 78, Elevated, today 7:42 AM"). Without a
 * figure, `when` explains how to start.
 */
export function Tile({
  to,
  icon,
  name,
  label,
  value,
  status,
  when,
  sparkline,
}: {
  to: string
  icon: IconName
  name: string
  label: string
  value?: ReactNode
  status?: ReactNode
  when?: ReactNode
  sparkline?: ReactNode
}) {
  return (
    <li>
      <RouterAnchor to={to} className={styles.tile}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <span className={styles.head} aria-hidden="true">
          <span className={styles.sign}>
            <Icon name={icon} />
          </span>
          <span>{name}</span>
          <span className={styles.chevron}>
            <Icon name="chevron-right" size="small" />
          </span>
        </span>
        {value === undefined ? null : (
          <span className={styles.value} aria-hidden="true">
            {value}
          </span>
        )}
        {status === undefined ? null : (
          <span className={styles.status} aria-hidden="true">
            {status}
          </span>
        )}
        {when === undefined ? null : (
          <span className={styles.when} aria-hidden="true">
            {when}
          </span>
        )}
        {sparkline === undefined ? null : (
          <span className={styles.spark} aria-hidden="true">
            {sparkline}
          </span>
        )}
      </RouterAnchor>
    </li>
  )
}
