import type { ReactNode } from 'react'
import { Icon } from '../primitives/icon.tsx'
import type { IconName } from '../primitives/icon-paths.ts'
import { Heading } from '../primitives/heading.tsx'
import * as styles from './feedback-states.css.ts'

/** An empty state inside a card: the content that will appear, and one action. */
export function EmptyState({
  icon,
  title,
  headingLevel = 2,
  action,
  children,
}: {
  icon: IconName
  title: string
  headingLevel?: 2 | 3
  /** One button or link. */
  action?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className={styles.panel}>
      <span className={styles.sign.calm}>
        <Icon name={icon} size="large" />
      </span>
      <Heading level={headingLevel} look="h3">
        {title}
      </Heading>
      {children === undefined ? null : <p className={styles.text}>{children}</p>}
      {action === undefined ? null : <div className={styles.actions}>{action}</div>}
    </div>
  )
}
