import { ShapeSign } from '../status-mark/shape-sign.tsx'
import type { Shape } from '../status-mark/shapes.ts'
import type { Tone } from '../status-mark/tone.css.ts'
import * as styles from './chart.css.ts'

export type LegendItem = { label: string } & ({ shape: Shape; tone: Tone } | { band: true })

/** What the shapes of a chart mean, and its band. */
export function ChartLegend({ items }: { items: readonly LegendItem[] }) {
  return (
    <ul role="list" className={styles.legend}>
      {items.map(item => (
        <li key={item.label} className={styles.legendItem}>
          {'band' in item ? <span className={styles.legendBand} /> : <ShapeSign shape={item.shape} tone={item.tone} />}
          {item.label}
        </li>
      ))}
    </ul>
  )
}
