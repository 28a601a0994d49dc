import { type Tip, TipList } from '../data/tip-list.tsx'
import type { IconName } from '../primitives/icon-paths.ts'
import { PageExplanation } from './page-explanation.tsx'
import type { ReactNode } from 'react'

/** Tips for the next time, folded at the end of a page; `after` is a link to more. */
export function FoldedTips({
  title,
  icon,
  tips,
  after,
}: {
  title: string
  icon: IconName
  tips: readonly Tip[]
  after?: ReactNode
}) {
  return (
    <PageExplanation title={title} icon={icon} screenOnly>
      <TipList tips={tips} />
      {after}
    </PageExplanation>
  )
}
