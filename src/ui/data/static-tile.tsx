import type { ReactNode } from 'react'
import { Icon } from '../primitives/icon.tsx'
import type { IconName } from '../primitives/icon-paths.ts'
import { Heading } from '../primitives/heading.tsx'
import * as styles from './tile.css.ts'

/** A list item that looks like a tile and has no link: icon, name and details. */
export function StaticTile({
  icon,
  name,
  children,
}: {
  icon: IconName
  name: string
  children: ReactNode
}) {
  return (
    <li>
      <div className={styles.still}>
        <span className={styles.head}>
          <span className={styles.sign}>
            <Icon name={icon} />
          </span>
          <Heading level={3} look="label">
            {name}
          </Heading>
        </span>
        {children}
      </div>
    </li>
  )
}
