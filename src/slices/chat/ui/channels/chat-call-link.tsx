import { support } from '#platform/model/support-contact.ts'
import { RichMessage } from '#i18n/rich-message.tsx'
import { PlainLink } from '#ui/navigation/link.tsx'
import * as styles from '../panel/chat.css.ts'

/** Shows the phone number of the care team and the advice for emergencies. */
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
