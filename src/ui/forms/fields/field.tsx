import { useId, type ReactNode } from 'react'
import { Icon } from '../../primitives/icon.tsx'
import * as styles from './field.css.ts'

/**
 * The texts of every field: label above, hint under the label, error under the field. All are
 * translated.
 */
export type FieldLabels = {
  label: string
  hint?: string | undefined
  /** The error with what to do, such as "Enter a 5-digit ZIP code". */
  error?: string | undefined
  /** The note beside the label of an optional field. */
  optional?: string | undefined
}

/** The attributes that connect the control to its label, hint and error. */
export type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/**
 * The layout of one field. `children` receives the wiring for its control; an error summary links
 * to `id`.
 */
export function Field({
  label,
  hint,
  error,
  optional,
  id,
  note,
  children,
}: FieldLabels & {
  id?: string | undefined
  note?: ReactNode
  children: (wiring: FieldWiring) => ReactNode
}) {
  const fallback = useId()
  const own = id ?? fallback
  const described = [
    hint === undefined ? '' : `${own}-hint`,
    error === undefined ? '' : `${own}-error`,
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={own}>
        <span>{label}</span>
        {optional === undefined ? null : <span className={styles.optional}>{` ${optional}`}</span>}
      </label>
      {hint === undefined ? null : (
        <p className={styles.hint} id={`${own}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id: own,
        'aria-describedby': described || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {note}
      {error === undefined ? null : <FieldError id={`${own}-error`}>{error}</FieldError>}
    </div>
  )
}

/** What is wrong with a field and what to do, under it. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="octagon" size="small" />
      <span>{children}</span>
    </p>
  )
}
