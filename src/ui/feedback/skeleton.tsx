import { classNames } from '../tokens/class-names.ts'
import * as styles from './feedback-states.css.ts'

/** A bone of what is to come, of its size (CSS lengths, rem or %). Lives in `Pending`. */
export function Skeleton({
  width = '100%',
  height = '1.25rem',
  card = false,
}: {
  width?: string
  height?: string
  card?: boolean
}) {
  return (
    <span className={classNames(styles.bone, card && styles.boneCard)} style={{ width, height }} />
  )
}
