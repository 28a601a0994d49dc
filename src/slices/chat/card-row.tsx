import type { Card } from '#domain/chat-card.ts'
import * as styles from './log.css.ts'
import { useChatParts } from './chat-parts.ts'
import { LazyPart } from './lazy-part.tsx'

/** The card of a message; in its words until the drawing is there. */
export function CardRow({ card }: { card: Card }) {
  const { CardView } = useChatParts()
  return (
    <div className={styles.card}>
      <LazyPart otherwise={<p>{card.text}</p>}>
        <CardView card={card} />
      </LazyPart>
    </div>
  )
}
