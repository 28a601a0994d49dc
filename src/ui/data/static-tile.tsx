import type { ReactNode } from 'react'
import { Icon } from '../primitives/icon.tsx'
import type { IconName } from '../primitives/icon-paths.ts'
import { Heading } from '../primitives/heading.tsx'
import * as styles from './tile.css.ts'

/** A tile that leads nowhere: sign, name and what there is to know. It is a list item. */
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
