import { supportCall } from '#platform/model/support-contact.ts'
import { useDayFormat } from '#i18n/use-day-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import * as styles from './message-log.css.ts'

const two = (number: number) => String(number).padStart(2, '0')

/** The day that was asked for last, from its midnight to the next. */
let known = { from: 0, to: 0, day: '' }

/**
 * The calendar day (`yyyy-MM-dd`) of a moment by the browser's clock. A conversation has thousands
 * of moments, most of the day of the one before; Intl would take its time for them.
 */
export function localMessageDay(at: number): string {
  if (at >= known.from && at < known.to) return known.day
  const date = new Date(at)
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()]
  known = {
    from: new Date(year, month, day).getTime(),
    to: new Date(year, month, day + 1).getTime(),
    day: `${String(year).padStart(4, '0')}-${two(month + 1)}-${two(day)}`,
  }
  return known.day
}

/** Names the day of the messages below it. */
export function DayDivider({ day }: { day: string }) {
  return <p className={styles.day}>{useDayFormat().alone(day)}</p>
}

/** Where what she has not read begins. */
export function UnreadDivider({ count }: { count: number }) {
  return <p className={styles.unread}>{useMessages()('chat.unread-line', { count })}</p>
}

/** In the place of messages that cannot be shown. */
export function OmittedMessagesLine({ count }: { count: number }) {
  return (
    <p className={styles.day}>
      {useMessages()('chat.left-out', { count, phone: supportCall.label })}
    </p>
  )
}
