import { classNames } from '../tokens/class-names.ts'
import { exclamationPath, isOutline, shapePath, type MarkShape } from './shapes.ts'
import * as styles from './status-mark.css.ts'
import { toned, type Tone } from '../tokens/tone.css.ts'

/** A shape in its tone without text, for legends and lists with the text beside it. */
export function ShapeSign({
  shape,
  tone,
  ring = false,
}: {
  shape: MarkShape
  tone?: Tone
  ring?: boolean
}) {
  const scale = ring ? 0.62 : 1
  return (
    <svg
      className={classNames(styles.shape, tone && toned[tone])}
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={shapePath(shape, 8, ring && shape !== 'circle' ? 7.6 : 8, scale)}
        className={isOutline(shape) ? styles.outline : undefined}
      />
      {shape === 'octagon' ? (
        <path d={exclamationPath(8, 8, scale)} className={styles.exclamation} />
      ) : null}
      {ring ? <circle cx="8" cy="8" r="7.4" className={styles.ring} /> : null}
    </svg>
  )
}
