import { useId, type ReactNode } from 'react'
import { Icon } from '../../primitives/icon.tsx'
import * as field from './field.css.ts'
import * as styles from './choice.css.ts'

/**
 * A group of checkboxes, such as the days of a week, in columns when they fit; the error is below.
 */
export function CheckboxGroup({
  label,
  error,
  children,
}: {
  label: string
  error?: string | undefined
  children: ReactNode
}) {
  const id = useId()
  return (
    <fieldset aria-describedby={error === undefined ? undefined : id}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.group}>{children}</div>
      {error === undefined ? null : (
        <p className={field.error} id={id}>
          <Icon name="octagon" size="small" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}
