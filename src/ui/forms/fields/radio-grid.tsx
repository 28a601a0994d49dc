import { useId } from 'react'
import { Icon } from '../../primitives/icon.tsx'
import * as field from './field.css.ts'
import * as styles from './radio-grid.css.ts'
import * as choice from './choice.css.ts'

type RadioGridGroup<Value extends string> = {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
}

/**
 * One of many short options in groups, such as the free times of some days. An option is announced
 * with the name of its group.
 */
export function RadioGrid<Value extends string>({
  id,
  label,
  error,
  groups,
  value,
  onChange,
}: {
  id: string
  label: string
  error?: string | undefined
  groups: readonly RadioGridGroup<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
}) {
  const name = useId()
  const first = groups[0]?.options[0]
  return (
    <fieldset role="radiogroup">
      <legend className={choice.legend}>{label}</legend>
      {error === undefined ? null : (
        <p className={field.error} id={`${id}-error`}>
          <Icon name="octagon" size="small" />
          <span>{error}</span>
        </p>
      )}
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={group.label}>
            <p className={styles.name}>{group.label}</p>
            <div className={styles.grid}>
              {group.options.map((option) => (
                <label key={option.value} className={styles.cell}>
                  <input
                    type="radio"
                    name={name}
                    id={option === first ? id : undefined}
                    className={styles.input}
                    checked={option.value === value}
                    aria-label={`${option.label}, ${group.label}`}
                    aria-describedby={error === undefined ? undefined : `${id}-error`}
                    onChange={() => onChange(option.value)}
                  />
                  <span className={styles.face}>{option.label}</span>
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
