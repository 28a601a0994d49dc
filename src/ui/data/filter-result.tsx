import { useRef, type ReactNode } from 'react'
import { Button } from '../primitives/button.tsx'
import { Chip } from '../primitives/chip.tsx'
import * as styles from './filter-bar.css.ts'

export type ActiveFilter = { key: string; label: string; onRemove: () => void }

/**
 * The number of matches as a polite live region, the active filters as chips, and a button to clear
 * them. A removed control moves the focus to the count.
 */
export function FilterResult({
  children,
  filters,
  clearLabel,
  onClear,
}: {
  /** "42 readings match" */
  children: ReactNode
  filters: readonly ActiveFilter[]
  clearLabel: string
  onClear: () => void
}) {
  const count = useRef<HTMLParagraphElement>(null)
  const andFocus = (act: () => void) => () => {
    act()
    count.current?.focus()
  }
  return (
    <div className={styles.result}>
      <p ref={count} tabIndex={-1} role="status" className={styles.count}>
        {children}
      </p>
      {filters.map(({ key, label, onRemove }) => (
        <Chip key={key} label={label} onRemove={andFocus(onRemove)} />
      ))}
      {filters.length === 0 ? null : (
        <Button look="quiet" size="compact" onClick={andFocus(onClear)}>
          {clearLabel}
        </Button>
      )}
    </div>
  )
}
