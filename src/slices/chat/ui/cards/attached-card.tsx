import type { Card } from '../../model/cards/card-content.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import * as styles from './chat-card.css.ts'

/** Shows the card of the next message until it is sent or removed. */
export function AttachedCard({ card, onRemove }: { card: Card; onRemove: () => void }) {
  const t = useMessages()
  return (
    <section className={styles.attached} aria-label={t('chat-cards.attached')}>
      <div className={styles.attachedText}>
        <p className={styles.attachedTitle}>{t('chat-cards.attached')}</p>
        <p>{card.text}</p>
      </div>
      <IconButton icon="close" label={t('chat-cards.remove')} onClick={onRemove} />
    </section>
  )
}
