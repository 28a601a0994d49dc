import { useId } from 'react'
import { classNames } from '../../tokens/class-names.ts'
import * as styles from './choice.css.ts'

/**
 * One of two to five options; use a select for more. `detail` is a second line of an option's
 * label.
 */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: readonly { value: Value; label: string; detail?: string; lang?: string }[]
  value: Value | undefined
  onChange: (value: Value) => void
}) {
  const name = useId()
  return (
    <fieldset role="radiogroup">
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.row}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={classNames(styles.box, styles.round)} />
          {option.detail === undefined ? (
            <span lang={option.lang}>{option.label}</span>
          ) : (
            <span>
              <span className={styles.title}>{option.label}</span>{' '}
              <span className={styles.detail}>{option.detail}</span>
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
}
