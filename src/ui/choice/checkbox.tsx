import type { InputHTMLAttributes, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import * as styles from './choice.css.ts'

/** Yes or no; the whole row presses. */
export function Checkbox({
  children,
  onChange,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type' | 'onChange'> & {
  children: ReactNode
  onChange?: ((checked: boolean) => void) | undefined
}) {
  return (
    <label className={styles.row}>
      <input {...rest} type="checkbox" className={styles.input} onChange={event => onChange?.(event.target.checked)} />
      <span className={styles.box}>
        <Icon name="check" size="small" />
      </span>
      <span>{children}</span>
    </label>
  )
}
