import { support } from '#platform/model/support-contact.ts'
import { RichMessage } from '#i18n/rich-message.tsx'
import { PlainLink } from '#ui/navigation/link.tsx'
import * as styles from '../panel/chat.css.ts'

/** How to reach the care team by another way, and what an emergency asks for. */
export function ChatCallLink() {
  return (
    <p className={styles.foot}>
      <RichMessage
        id="chat.reach"
        values={{ phone: support.phone }}
        components={{ 0: <PlainLink href={support.dial} /> }}
      />
    </p>
  )
}
