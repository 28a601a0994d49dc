import { foundParts } from '../../model/text/text-highlight.ts'
import { useFind } from '../search/chat-search-context.ts'
import * as styles from './message-log.css.ts'

/** A text with what is searched for marked in it. */
export function Marked({ text }: { text: string }) {
  const { wanted } = useFind()
  if (wanted === null) return text
  return foundParts(text, wanted).map((part, at) =>
    part.isFound ? (
      <mark key={at} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
