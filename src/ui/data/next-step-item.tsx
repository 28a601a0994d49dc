import type { ReactNode } from 'react'
import { classNames } from '../tokens/class-names.ts'
import { Icon } from '../primitives/icon.tsx'
import type { IconName } from '../primitives/icon-paths.ts'
import * as styles from './next-step-item.css.ts'

/**
 * A list item of the next steps: icon, title, detail, at most one action. `lead` is the next step
 * itself, the others are quiet rows. A done step has a check mark, and `detail` says so.
 */
export function NextStepItem({
  icon,
  isDone,
  isLead = false,
  title,
  detail,
  action,
}: {
  icon: IconName
  isDone: boolean
  isLead?: boolean
  title: string
  detail: string
  action?: ReactNode
}) {
  const look = isLead ? 'lead' : 'row'
  return (
    <li className={styles.step[look]}>
      <span className={styles.sign[`${look}${isDone ? 'Done' : 'Ahead'}`]}>
        <Icon name={isDone ? 'check' : icon} />
      </span>
      <div className={styles.words[look]}>
        <p className={styles.title[look]}>{title}</p>
        <p className={styles.detail}>{detail}</p>
      </div>
      {action === undefined ? null : (
        <span className={classNames(styles.action, isLead && styles.wideAction)}>{action}</span>
      )}
    </li>
  )
}
