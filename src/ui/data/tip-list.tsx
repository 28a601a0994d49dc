import { Icon } from '../primitives/icon.tsx'
import type { IconName } from '../primitives/icon-paths.ts'
import * as styles from './tip-card.css.ts'

export type Tip = { readonly icon: IconName; readonly text: string }

/** Tips, each with its icon. */
export function TipList({ tips }: { tips: readonly Tip[] }) {
  return (
    <ul role="list" className={styles.tips}>
      {tips.map(({ icon, text }) => (
        <li key={text} className={styles.tip}>
          <span className={styles.sign}>
            <Icon name={icon} />
          </span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
