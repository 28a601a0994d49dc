import type { ElementType, HTMLAttributes, ReactNode } from 'react'
import { classNames } from '../tokens/class-names.ts'
import * as styles from './card.css.ts'

/**
 * A surface: white card, mist panel (next actions) or sand panel (people). A card never contains a
 * card; use rows. `ripples` draws the logo in the top right corner of a panel, which must have no
 * text or controls.
 */
export function Card({
  as = 'section',
  surface = 'card',
  padding = 'regular',
  clip = false,
  ripples = false,
  children,
  ...rest
}: Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  as?: 'section' | 'div' | 'article' | 'li' | 'aside'
  surface?: keyof typeof styles.surface
  padding?: keyof typeof styles.padding
  /** Clips content at the rounded corners, such as a table without padding. */
  clip?: boolean
  /** `small` where text or controls come close to the corner. */
  ripples?: boolean | 'small'
  children?: ReactNode
}) {
  const Element: ElementType = as
  return (
    <Element
      {...rest}
      className={classNames(styles.surface[surface], styles.padding[padding], clip && styles.clip)}
    >
      {ripples ? (
        <svg
          className={classNames(styles.ripples, styles.rippleTone[surface])}
          viewBox="0 0 200 160"
          aria-hidden="true"
          focusable="false"
        >
          <circle cx="172" cy="4" r="28" />
          <circle cx="172" cy="4" r="60.5" opacity=".91" />
          {ripples === 'small' ? null : (
            <>
              <circle cx="172" cy="4" r="98" opacity=".82" />
              <circle cx="172" cy="4" r="140.5" opacity=".73" />
            </>
          )}
        </svg>
      ) : null}
      {ripples ? <div className={styles.above}>{children}</div> : children}
    </Element>
  )
}
