import { classNames } from '#ui/tokens/class-names.ts'
import * as styles from '../panel/chat.css.ts'
import type { ChannelWords } from './use-channel-words.ts'

/**
 * Shows a coach's availability: a sign (filled: available, ring: away) and its text. Renders
 * nothing without an availability.
 */
export function CoachAvailability({
  availability,
  isNow,
}: Pick<ChannelWords, 'availability' | 'isNow'>) {
  if (availability === null) return null
  return (
    <span className={styles.detail}>
      <span className={classNames(styles.sign, isNow && styles.now)} aria-hidden="true" />
      <span>{availability}</span>
    </span>
  )
}
