import { classNames } from '../tokens/class-names.ts'
import * as styles from './feedback-states.css.ts'

export type SkeletonHeight = styles.BoneHeight

/** A placeholder in the size of the expected content. Use it inside `LoadingStatus`. */
export function Skeleton({
  width,
  height,
  card = false,
}: {
  width?: styles.BoneWidth
  height?: SkeletonHeight
  card?: boolean
}) {
  return (
    <span
      className={classNames(styles.bone, card && styles.boneCard)}
      data-width={width}
      data-height={height}
    />
  )
}
