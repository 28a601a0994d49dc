import { useId, type ReactNode } from 'react'
import { Card } from '../layout/card.tsx'
import { Icon } from '../primitives/icon.tsx'
import type { IconName } from '../primitives/icon-paths.ts'
import { Heading } from '../primitives/heading.tsx'
import * as styles from './tip-card.css.ts'

/** A card of tips, each with its icon; `after` is a link to more. */
export function TipCard({
  title,
  tips,
  after,
}: {
  title: string
  tips: readonly { icon: IconName; text: string }[]
  after?: ReactNode
}) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <ul role="list" className={styles.tips}>
        {tips.map(({ icon, text }) => (
          <li key={text} className={styles.tip}>
            <span className={styles.sign}>
              <Icon name={icon} />
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {after}
    </Card>
  )
}
