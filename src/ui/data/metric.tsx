import type { ReactNode } from 'react'
import * as styles from '../primitives/text.css.ts'

/**
 * A large figure with its unit. A pair such as 128 over 78 is `value="128" second="78"`. Screen
 * readers use `label` when it is set ("128 over 78 mmHg").
 */
export function Metric({
  value,
  second,
  unit,
  label,
  size = 'lg',
}: {
  value: ReactNode
  second?: ReactNode
  unit?: ReactNode
  label?: string | undefined
  size?: keyof typeof styles.metric
}) {
  return (
    <span
      className={styles.metric[size]}
      {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}
    >
      <span className={second === undefined ? undefined : styles.nowrap}>
        <span>{value}</span>
        {second === undefined ? null : (
          <>
            <span className={styles.metricSlash}>/</span>
            <span>{second}</span>
          </>
        )}
      </span>
      {unit === undefined ? null : <span className={styles.metricUnit}>{unit}</span>}
    </span>
  )
}
