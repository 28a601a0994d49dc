import type { Card } from '../../model/cards/card-content.ts'
import * as styles from './message-log.css.ts'
import { useChatLazyComponents } from '../conversation/chat-lazy-context.ts'
import { ChatLazyBoundary } from '../conversation/chat-lazy-boundary.tsx'

/** Shows the card of a message; its text until the component is loaded. */
export function MessageCardRow({ card }: { card: Card }) {
  const { CardView } = useChatLazyComponents()
  return (
    <div className={styles.card}>
      <ChatLazyBoundary otherwise={<p>{card.text}</p>}>
        <CardView card={card} />
      </ChatLazyBoundary>
    </div>
  )
}
