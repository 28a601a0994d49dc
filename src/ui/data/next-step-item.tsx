import type { ReactNode } from 'react'
import { Icon } from '../primitives/icon.tsx'
import type { IconName } from '../primitives/icon-paths.ts'
import * as styles from './next-step-item.css.ts'

/**
 * A list item of the next steps: icon, title, detail, at most one action. A done step has a filled
 * check mark, and `detail` says so.
 */
export function NextStepItem({
  icon,
  isDone,
  title,
  detail,
  action,
}: {
  icon: IconName
  isDone: boolean
  title: string
  detail: string
  action?: ReactNode
}) {
  const state = isDone ? 'done' : 'ahead'
  return (
    <li className={styles.step}>
      <span className={styles.sign[state]}>
        <Icon name={isDone ? 'check' : icon} />
      </span>
      <div className={styles.words}>
        <p className={styles.title[state]}>{title}</p>
        <p className={styles.detail}>{detail}</p>
      </div>
      {action === undefined ? null : <span className={styles.action}>{action}</span>}
    </li>
  )
}
