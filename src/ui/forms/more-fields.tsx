import { useId, type ReactNode } from 'react'
import { Icon } from '../primitives/icon.tsx'
import type { IconName } from '../primitives/icon-paths.ts'
import * as styles from './folded-fields.css.ts'
import type { MoreFieldsState } from './use-more-fields.ts'

/** Fields that few entries need, behind a button. */
export function MoreFields({
  label,
  icon = 'plus',
  of: { isOpen, toggle },
  children,
}: {
  label: string
  icon?: IconName
  of: MoreFieldsState
  children: ReactNode
}) {
  const id = useId()
  return (
    <div className={styles.more}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        <Icon name={icon} size="small" />
        <span className={styles.label}>{label}</span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="small" />
      </button>
      {isOpen ? (
        <div id={id} className={styles.fields}>
          {children}
        </div>
      ) : null}
    </div>
  )
}
