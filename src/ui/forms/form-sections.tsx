import type { ReactNode } from 'react'
import { Icon } from '../primitives/icon.tsx'
import { Stack } from '../layout/stack.tsx'
import { Heading } from '../primitives/heading.tsx'
import { Text } from '../primitives/text.tsx'
import * as styles from './form-sections.css.ts'

/** Several forms of one page under one another. */
export function FormColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}

/** Fields that belong together, under a heading. `intro` says what they are for. */
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

/** City, state and code beside one another where there is room. */
export function PlaceRow({ children }: { children: ReactNode }) {
  return <div className={styles.place}>{children}</div>
}

/** Among a form's actions: that all is kept, said when it appears. */
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
