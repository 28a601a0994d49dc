import { useRef, type ReactNode } from 'react'
import { Button } from '../primitives/button.tsx'
import { Chip } from '../primitives/chip.tsx'
import * as styles from './filter-bar.css.ts'

export type ActiveFilter = { key: string; label: string; onRemove: () => void }

/**
 * How many match, said politely when it changes; the filters in force as chips, and a way to clear
 * them. A control that takes itself away hands the focus to the count, so that it is never lost.
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
