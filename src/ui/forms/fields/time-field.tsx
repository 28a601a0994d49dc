import type { InputHTMLAttributes, Ref } from 'react'
import { classNames } from '../../tokens/class-names.ts'
import * as styles from './field.css.ts'
import { Field, type FieldLabels } from './field.tsx'

/** A time field: `07:30` or empty, in 24 hours. It uses the system's picker and allows typing. */
export function TimeField({
  label,
  hint,
  error,
  optional,
  id,
  onChange,
  ...rest
}: FieldLabels &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'onChange' | 'type'> & {
    onChange?: ((value: string) => void) | undefined
    ref?: Ref<HTMLInputElement> | undefined
  }) {
  return (
    <Field {...{ label, hint, error, optional, id }}>
      {(wiring) => (
        <div className={classNames(styles.box, error !== undefined && styles.wrong)}>
          {/* Some pickers add seconds, which are cut off. */}
          <input
            {...rest}
            {...wiring}
            type="time"
            className={styles.control}
            onChange={(event) => onChange?.(event.target.value.slice(0, 5))}
          />
        </div>
      )}
    </Field>
  )
}
