import type { FormEvent, ReactNode } from 'react'
import * as styles from './form-frame.css.ts'

/** A form in one column with its actions at the end. The page validates, not the browser. */
export function FormFrame({
  onSubmit,
  label,
  actions,
  children,
}: {
  onSubmit: () => void
  label?: string | undefined
  actions: ReactNode
  children: ReactNode
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form noValidate aria-label={label} className={styles.form} onSubmit={submit}>
      {children}
      <div className={styles.actions}>{actions}</div>
    </form>
  )
}

/**
 * Two short fields in one row when they fit, or below each other (`stacked`). Both are one element,
 * so that a field stays in the page when the layout changes under the member's hand.
 */
export function FieldPair({
  stacked = false,
  children,
}: {
  stacked?: boolean
  children: ReactNode
}) {
  return <div className={stacked ? styles.stacked : styles.pair}>{children}</div>
}
