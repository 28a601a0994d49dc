import { useId, useState, type ReactNode } from 'react'
import { Button } from '../primitives/button.tsx'
import * as styles from './filter-bar.css.ts'

/**
 * The filter fields of a list in one row, with its actions at the end. A phone collapses them
 * behind a button.
 */
export function FilterBar({
  label,
  actions,
  children,
}: {
  label: string
  actions?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <div role="search" aria-label={label} className={styles.bar}>
      <span className={styles.toggle}>
        <Button
          look="secondary"
          size="field"
          icon="sliders"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {label}
        </Button>
      </span>
      <div id={id} className={styles.fields} data-open={open ? '' : undefined}>
        {children}
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

/** A field only for phones, whose table headers cannot sort. */
export function PhoneField({ children }: { children: ReactNode }) {
  return <div className={styles.phoneField}>{children}</div>
}
