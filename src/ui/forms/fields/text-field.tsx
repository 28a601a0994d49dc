import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '../../tokens/class-names.ts'
import { cleanInput } from './clean-input.ts'
import * as styles from './field.css.ts'
import { Field, type FieldLabels } from './field.tsx'

export type TextFieldProps = FieldLabels &
  Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'className' | 'style' | 'onChange' | 'type' | 'placeholder'
  > & {
    type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password'
    /** Called with the cleaned text. */
    onChange?: ((value: string) => void) | undefined
    /** `code`: a short code in large, spaced digits. `number`: the one number of a form. */
    look?: 'text' | 'code' | 'number'
    /** The unit of a number, shown at the end and read with the field. */
    unit?: string | undefined
    /** The text is taken as typed: a password. */
    isExact?: boolean
    endAction?: ReactNode
    note?: ReactNode
    ref?: Ref<HTMLInputElement> | undefined
  }

/**
 * A single-line text field, controlled (`value`, `onChange`) or not (`defaultValue`, `name`). The
 * form sets `noValidate`.
 */
export function TextField({
  label,
  hint,
  error,
  optional,
  id,
  onChange,
  endAction,
  unit,
  note,
  type = 'text',
  look = 'text',
  isExact = false,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, id, note }}>
      {(wiring) => (
        <div
          className={classNames(
            styles.box,
            look === 'code' && styles.codeBox,
            error !== undefined && styles.wrong,
          )}
        >
          <input
            {...rest}
            {...wiring}
            type={type}
            aria-describedby={
              unit === undefined
                ? wiring['aria-describedby']
                : [`${wiring.id}-unit`, wiring['aria-describedby']].filter(Boolean).join(' ')
            }
            className={classNames(
              styles.control,
              look === 'code' && styles.code,
              look === 'number' && styles.number,
            )}
            {...cleanInput(isExact ? 'exact' : 'line', (text) => onChange?.(text))}
          />
          {unit === undefined ? null : (
            <span id={`${wiring.id}-unit`} className={styles.unit}>
              {unit}
            </span>
          )}
          {endAction}
        </div>
      )}
    </Field>
  )
}
