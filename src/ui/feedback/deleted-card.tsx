import type { ReactNode } from 'react'
import { Card } from '../layout/card.tsx'
import { NoticePanel } from './notice-panel.tsx'

/** Replaces the content of a page whose item does not exist (any more), with a link to continue. */
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
      <NoticePanel icon="search" title={title} action={action}>
        {children}
      </NoticePanel>
    </Card>
  )
}
