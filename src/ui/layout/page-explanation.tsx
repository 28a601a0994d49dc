import type { ReactNode } from 'react'
import { usePrinting } from '#platform/browser/use-printing.ts'
import { Icon } from '../primitives/icon.tsx'
import type { IconName } from '../primitives/icon-paths.ts'
import { classNames } from '../tokens/class-names.ts'
import * as styles from './page-explanation.css.ts'

/**
 * The one explanation of a page, or the rest of a list, as its last row: opening it moves nothing above it. It is open on
 * paper; `screenOnly` leaves it out there, for pages that print their explanations themselves.
 */
export function PageExplanation({
  title,
  icon = 'info',
  screenOnly = false,
  children,
}: {
  title: string
  icon?: IconName
  screenOnly?: boolean
  children: ReactNode
}) {
  const isPrinting = usePrinting()
  return (
    <details
      className={classNames(styles.panel, screenOnly && styles.screenOnly)}
      open={isPrinting && !screenOnly}
    >
      <summary className={styles.summary}>
        <Icon name={icon} size="small" />
        <span className={styles.label}>{title}</span>
        <span className={styles.turn}>
          <Icon name="chevron-down" size="small" />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
