import type { Ref, TextareaHTMLAttributes } from 'react'
import { classNames } from '../../tokens/class-names.ts'
import { cleanInput } from './clean-input.ts'
import * as styles from './field.css.ts'
import { Field, type FieldLabels } from './field.tsx'

/** A multi-line text field. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  id,
  onChange,
  ...rest
}: FieldLabels &
  Omit<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    'className' | 'style' | 'onChange' | 'placeholder'
  > & {
    /** Called with the cleaned text. */
    onChange?: ((value: string) => void) | undefined
    ref?: Ref<HTMLTextAreaElement> | undefined
  }) {
  return (
    <Field {...{ label, hint, error, optional, id }}>
      {(wiring) => (
        <div className={classNames(styles.box, error !== undefined && styles.wrong)}>
          <textarea
            {...rest}
            {...wiring}
            className={classNames(styles.control, styles.area)}
            {...cleanInput('prose', (text) => onChange?.(text))}
          />
        </div>
      )}
    </Field>
  )
}
