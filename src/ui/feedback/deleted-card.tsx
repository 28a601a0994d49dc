import type { ReactNode } from 'react'
import type { None } from '#platform/model/parts/none.ts'
import { Card } from '../layout/card.tsx'
import { UnreadableState } from './empty-state.tsx'
import { NoticePanel } from './notice-panel.tsx'

/**
 * Replaces the content of a page whose item does not exist (any more), with a link to continue.
 * Without the proof that the server has none it says that a part could not be read.
 */
export function DeletedCard({
  none,
  title,
  action,
  children,
}: {
  none: None | null
  title: string
  action: ReactNode
  children: ReactNode
}) {
  return (
    <Card>
      {none === null ? (
        <UnreadableState icon="search" />
      ) : (
        <NoticePanel icon="search" title={title} action={action}>
          {children}
        </NoticePanel>
      )}
    </Card>
  )
}
