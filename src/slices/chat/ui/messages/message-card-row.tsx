import type { Card } from '../../model/cards/card-content.ts'
import * as styles from './message-log.css.ts'
import { useChatParts } from '../conversation/chat-lazy-context.ts'
import { LazyPart } from '../conversation/chat-lazy-boundary.tsx'

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
