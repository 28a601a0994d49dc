import type { ReactNode } from 'react'
import { Icon } from '../primitives/icon.tsx'
import { Stack } from '../layout/stack.tsx'
import { Heading } from '../primitives/heading.tsx'
import { Text } from '../primitives/text.tsx'
import * as styles from './form-sections.css.ts'

/** Several forms of one page in a column. */
export function FormColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}

/** Related fields under a heading. `intro` explains them. */
export function FormSection({
  title,
  intro,
  children,
}: {
  title: string
  intro?: string | undefined
  children: ReactNode
}) {
  return (
    <Stack as="section" gap="s5">
      <Stack gap="s1">
        <Heading level={2}>{title}</Heading>
        {intro === undefined ? null : <Text tone="secondary">{intro}</Text>}
      </Stack>
      {children}
    </Stack>
  )
}

/** City, state and ZIP code in one row when they fit. */
export function PlaceRow({ children }: { children: ReactNode }) {
  return <div className={styles.place}>{children}</div>
}

/** A note among a form's actions that everything is saved, announced when it appears. */
export function SavedNote({ children }: { children: string | null }) {
  return (
    <span role="status" className={styles.saved}>
      {children === null ? null : (
        <>
          <Icon name="check-circle" size="small" />
          {children}
        </>
      )}
    </span>
  )
}
