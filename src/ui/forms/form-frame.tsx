import type { FormEvent, ReactNode } from 'react'
import * as styles from './form-frame.css.ts'

/** A form in one column, its actions at its end. The page judges what is typed, not the browser. */
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

/** Two short fields beside one another where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}
