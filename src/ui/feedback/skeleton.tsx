import { classNames } from '../tokens/class-names.ts'
import * as styles from './feedback-states.css.ts'

/**
 * A placeholder in the size of the expected content (CSS lengths, rem or %). Use it inside
 * `LoadingStatus`.
 */
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
