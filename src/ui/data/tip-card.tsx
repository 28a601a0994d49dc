import { useId, type ReactNode } from 'react'
import { Card } from '../layout/card.tsx'
import { Heading } from '../primitives/heading.tsx'
import { type Tip, TipList } from './tip-list.tsx'

/** A card of tips; `after` is a link to more. */
export function TipCard({
  title,
  tips,
  after,
}: {
  title: string
  tips: readonly Tip[]
  after?: ReactNode
}) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <TipList tips={tips} />
      {after}
    </Card>
  )
}
