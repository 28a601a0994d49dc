import { useId, type ReactNode } from 'react'
import { Heading } from '../primitives/heading.tsx'
import { Icon } from '../primitives/icon.tsx'
import { Text } from '../primitives/text.tsx'
import * as styles from './folded-section.css.ts'
import { useMoreFields } from './use-more-fields.ts'

/**
 * A part of a page behind its heading, with its answers in words below it while it is folded. Its
 * fields stay mounted, so what was typed and its leave question stay, too. `isNeeded` opens it.
 */
export function FoldedSection({
  title,
  summary,
  isNeeded = false,
  children,
}: {
  title: string
  summary: string
  isNeeded?: boolean
  children: ReactNode
}) {
  const id = useId()
  const { isOpen, toggle } = useMoreFields(isNeeded)
  return (
    <section className={styles.section}>
      <Heading level={2}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          <span className={styles.label}>{title}</span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="small" />
        </button>
      </Heading>
      {isOpen ? null : <Text tone="secondary">{summary}</Text>}
      <div id={id} hidden={!isOpen} className={styles.content}>
        {children}
      </div>
    </section>
  )
}
