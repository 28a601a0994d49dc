import { useId, useState } from 'react'
import * as styles from './segmented-control.css.ts'

/**
 * One of two to five short options, as a radio group. The selection shows at once, even when
 * `value` updates later (from the address).
 */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}) {
  const name = useId()
  const [shown, show] = useState({ value, chosen: value })
  if (shown.value !== value) show({ value, chosen: value })
  const choose = (chosen: Value) => {
    show({ value, chosen })
    onChange(chosen)
  }
  return (
    <div role="radiogroup" aria-label={label} className={styles.track}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={option.value === shown.chosen}
            onChange={() => choose(option.value)}
          />
          <span className={styles.face}>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
