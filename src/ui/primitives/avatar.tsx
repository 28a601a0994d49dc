import { useState, type ReactNode } from 'react'
import * as styles from './avatar.css.ts'

/**
 * A portrait, else initials, else an icon; a portrait that fails to load is replaced too. It is
 * never the only label: the name is beside it.
 */
export function Avatar({
  initials,
  src,
  size = 'regular',
}: {
  initials: ReactNode
  src?: string | null | undefined
  size?: keyof typeof styles.size
}) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className={styles.size[size]} aria-hidden="true">
      {!src || src === failed ? (
        initials
      ) : (
        <img src={src} alt="" className={styles.photo} onError={() => setFailed(src)} />
      )}
    </span>
  )
}
