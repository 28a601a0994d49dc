import { supportCall } from '#platform/model/support-contact.ts'
import { useDayFormat } from '#i18n/use-day-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import * as styles from './message-log.css.ts'

/** Shows the day of the messages below. */
export function DayDivider({ day }: { day: string }) {
  return <p className={styles.day}>{useDayFormat().alone(day)}</p>
}

/** Marks the start of the unread messages. */
export function UnreadDivider({ count }: { count: number }) {
  return <p className={styles.unread}>{useMessages()('chat.unread-line', { count })}</p>
}

/** Replaces messages that could not be read. */
export function OmittedMessagesLine({ count }: { count: number }) {
  return (
    <p className={styles.day}>
      {useMessages()('chat.left-out', { count, phone: supportCall.label })}
    </p>
  )
}
