import type { ReactNode } from 'react'
import * as styles from './avatar.css.ts'

/** A portrait, or initials, or an icon while nobody knows them. Never the only label: the name stands beside it. */
export function Avatar({ initials, src, size = 'regular' }: { initials: ReactNode; src?: string | undefined; size?: keyof typeof styles.size }) {
  return (
    <span className={styles.size[size]} aria-hidden="true">
      {src === undefined ? initials : <img src={src} alt="" className={styles.photo} />}
    </span>
  )
}
