import type { ReactNode } from 'react'
import { Icon } from '../primitives/icon.tsx'
import type { IconName } from '../primitives/icon-paths.ts'
import { Heading } from '../primitives/heading.tsx'
import * as styles from './feedback-states.css.ts'

export type Notice = {
  icon: IconName
  title: string
  headingLevel?: 2 | 3 | undefined
  /** One button or link. */
  action?: ReactNode
  children?: ReactNode
}

/** A statement inside a card with one action. `EmptyState` is the one that says "none". */
export function NoticePanel({ icon, title, headingLevel = 2, action, children }: Notice) {
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
