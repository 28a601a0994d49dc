import type { ReactNode, Ref } from 'react'
import { Heading } from '../primitives/heading.tsx'
import { Text } from '../primitives/text.tsx'
import * as styles from './feedback-states.css.ts'

/**
 * A page that does not exist or is not available: message, link, support and an illustration. Below
 * a page's title use `headingLevel` 2.
 */
export function NotFoundCard({
  title,
  headingLevel = 1,
  actions,
  help,
  headingRef,
  children,
}: {
  title: string
  headingLevel?: 1 | 2
  actions?: ReactNode
  help?: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
  children?: ReactNode
}) {
  return (
    <div className={styles.missing}>
      <div className={styles.missingText}>
        <Heading
          level={headingLevel}
          look={headingLevel === 1 ? 'display' : 'h2'}
          tabIndex={-1}
          {...(headingRef ? { ref: headingRef } : {})}
        >
          {title}
        </Heading>
        {children === undefined ? null : (
          <Text as="div" look="lead" tone="secondary">
            {children}
          </Text>
        )}
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
        {help === undefined ? null : <div className={styles.help}>{help}</div>}
      </div>
      <svg className={styles.drawing} viewBox="0 0 400 400" aria-hidden="true" focusable="false">
        <circle cx="200" cy="200" r="200" className={styles.drawingFill} />
        <path
          className={styles.drawingRipple}
          d="M96 306c30 12 66 18 104 18s74-6 104-18M66 318c38 18 86 28 134 28s96-10 134-28"
        />
        <path
          className={styles.drawingMark}
          d="M92 172v34a54 54 0 0 0 108 0v-38m0 38a54 54 0 0 0 108 0v-34"
        />
        <path className={styles.drawingPath} d="M200 128c4-44 30-66 62-58" />
        <circle className={styles.drawingSpring} cx="289" cy="88" r="25" />
      </svg>
    </div>
  )
}
