import type { Ref, SelectHTMLAttributes } from 'react'
import { classNames } from '../../tokens/class-names.ts'
import { Icon } from '../../primitives/icon.tsx'
import * as styles from './field.css.ts'
import { Field, type FieldLabels } from './field.tsx'

export type SelectOption<Value extends string> = { value: Value; label: string; lang?: string }

/** A native select with its keys and type-ahead. */
export function SelectField<Value extends string>({
  label,
  hint,
  error,
  optional,
  id,
  options,
  onChange,
  ...rest
}: FieldLabels &
  Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    'className' | 'style' | 'onChange' | 'value' | 'multiple'
  > & {
    options: readonly SelectOption<Value>[]
    value?: Value | undefined
    onChange?: ((value: Value) => void) | undefined
    ref?: Ref<HTMLSelectElement> | undefined
  }) {
  return (
    <Field {...{ label, hint, error, optional, id }}>
      {(wiring) => (
        <div className={classNames(styles.box, error !== undefined && styles.wrong)}>
          <select
            {...rest}
            {...wiring}
            aria-invalid={wiring['aria-invalid'] ?? rest['aria-invalid']}
            className={classNames(styles.control, styles.select)}
            // The value is one of the options, so it is a Value.
            onChange={(event) => onChange?.(event.target.value as Value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <Icon name="chevron-down" size="small" />
          </span>
        </div>
      )}
    </Field>
  )
}
