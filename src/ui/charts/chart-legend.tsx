import { ShapeSign } from '../primitives/shape-sign.tsx'
import type { MarkShape } from '../primitives/shapes.ts'
import type { Tone } from '../tokens/tone.css.ts'
import * as styles from './time-plot/time-plot.css.ts'

export type LegendItem = { label: string } & (
  | { shape: MarkShape; tone: Tone }
  | { band: true }
  | { goal: true }
  | { line: true }
)

/** The legend of a chart: its shapes, bands, line and goal. */
export function ChartLegend({ items }: { items: readonly LegendItem[] }) {
  return (
    <ul role="list" className={styles.legend}>
      {items.map((item) => (
        <li key={item.label} className={styles.legendItem}>
          {'line' in item ? (
            <span className={styles.legendMiddle} />
          ) : 'band' in item ? (
            <span className={styles.legendBand} />
          ) : 'goal' in item ? (
            <span className={styles.legendGoal} />
          ) : (
            <ShapeSign shape={item.shape} tone={item.tone} />
          )}
          <span>{item.label}</span>
        </li>
      ))}
    </ul>
  )
}
