import { classNames } from '#ui/tokens/class-names.ts'
import * as styles from '../panel/chat.css.ts'
import type { ChannelWords } from './use-channel-words.ts'

/**
 * A dot for now, a ring for away, and the words that say it. Nothing where nobody comes and goes.
 */
export function CoachAvailability({
  availability,
  isNow,
}: Pick<ChannelWords, 'availability' | 'isNow'>) {
  if (availability === null) return null
  return (
    <span className={styles.detail}>
      <span className={classNames(styles.sign, isNow && styles.now)} aria-hidden="true" />
      {availability}
    </span>
  )
}
