import type { InputHTMLAttributes, Ref } from 'react'
import { classNames } from '../../tokens/class-names.ts'
import * as styles from './field.css.ts'
import { Field, type FieldLabels } from './field.tsx'

/**
 * A date field: `2026-11-20` or empty, between `min` and `max`. It uses the system's picker and
 * allows typing.
 */
export function DateField({
  label,
  hint,
  error,
  optional,
  id,
  onChange,
  ...rest
}: FieldLabels &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'onChange' | 'type'> & {
    min?: string
    max?: string
    onChange?: ((value: string) => void) | undefined
    ref?: Ref<HTMLInputElement> | undefined
  }) {
  return (
    <Field {...{ label, hint, error, optional, id }}>
      {(wiring) => (
        <div className={classNames(styles.box, error !== undefined && styles.wrong)}>
          <input
            {...rest}
            {...wiring}
            type="date"
            className={styles.control}
            onChange={(event) => onChange?.(event.target.value)}
          />
        </div>
      )}
    </Field>
  )
}
