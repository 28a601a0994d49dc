import { RouterAnchor } from './router-anchor.tsx'
import * as styles from './page-tabs.css.ts'

export type PageTab = {
  to: string
  label: string
  /** A label for phones, where all tabs have equal width. */
  shortLabel?: string
  current: boolean
}

/** The pages of one section as plain links; each tab is a route. `label` names the navigation. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.to} className={styles.item}>
            <RouterAnchor
              to={tab.to}
              className={styles.tab}
              aria-current={tab.current ? 'page' : undefined}
            >
              <span className={styles.long}>{tab.label}</span>
              <span className={styles.short}>{tab.shortLabel ?? tab.label}</span>
            </RouterAnchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
