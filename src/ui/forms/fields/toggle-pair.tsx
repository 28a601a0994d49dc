import { Icon } from '../../primitives/icon.tsx'
import type { IconName } from '../../primitives/icon-paths.ts'
import * as styles from './segmented-control.css.ts'

/** Two alternative views, such as Chart and Table: two toggle buttons, one pressed. */
export function TogglePair<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: readonly [ToggleOption<Value>, ToggleOption<Value>]
  value: Value
  onChange: (value: Value) => void
}) {
  return (
    <div role="group" aria-label={label} className={styles.track}>
      {options.map((option) => (
        <span key={option.value} className={styles.segment}>
          <button
            type="button"
            className={styles.face}
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
          >
            {option.icon ? <Icon name={option.icon} size="small" /> : null}
            <span>{option.label}</span>
          </button>
        </span>
      ))}
    </div>
  )
}

export type ToggleOption<Value extends string> = { value: Value; label: string; icon?: IconName }
