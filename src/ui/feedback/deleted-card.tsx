import type { ReactNode } from 'react'
import { Card } from '../layout/card.tsx'
import { EmptyState } from './empty-state.tsx'

/** What a page is about is not there (any more): in place of its content, with a way on. */
export function DeletedCard({
  title,
  action,
  children,
}: {
  title: string
  action: ReactNode
  children: ReactNode
}) {
  return (
    <Card>
      <EmptyState icon="search" title={title} action={action}>
        {children}
      </EmptyState>
    </Card>
  )
}
