import type { ReactNode } from 'react'
import { classNames } from '../tokens/class-names.ts'
import { ShapeSign } from './shape-sign.tsx'
import type { MarkShape } from './shapes.ts'
import * as styles from './status-mark.css.ts'
import { toned, type Tone } from '../tokens/tone.css.ts'

/** A state: always shape, text and color together. `ring` is for an out-of-range value. */
export function StatusMark({
  shape,
  tone,
  ring = false,
  size = 'regular',
  inherit = false,
  children,
}: {
  shape: MarkShape
  tone: Tone
  ring?: boolean
  size?: keyof typeof styles.size
  inherit?: boolean
  children: ReactNode
}) {
  return (
    <span
      className={classNames(
        styles.status,
        toned[tone],
        styles.size[size],
        inherit && styles.inherit,
      )}
    >
      <ShapeSign shape={shape} ring={ring} />
      <span>{children}</span>
    </span>
  )
}
