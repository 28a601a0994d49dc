import type { InputHTMLAttributes, ReactNode } from 'react'
import { Icon } from '../../primitives/icon.tsx'
import * as styles from './choice.css.ts'

/** A checkbox whose whole row is clickable. `detail` is a second line of its label. */
export function Checkbox({
  children,
  detail,
  onChange,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type' | 'onChange'> & {
  children: ReactNode
  detail?: string
  onChange?: ((checked: boolean) => void) | undefined
}) {
  return (
    <label className={styles.row}>
      <input
        {...rest}
        type="checkbox"
        className={styles.input}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <span className={styles.box}>
        <Icon name="check" size="small" />
      </span>
      <span>
        <span>{children}</span>
        {detail === undefined ? null : (
          <>
            {' '}
            <span className={styles.detail}>{detail}</span>
          </>
        )}
      </span>
    </label>
  )
}
