import { highlightParts } from '../../model/text/text-highlight.ts'
import { useChatSearchMatch } from '../search/chat-search-context.ts'
import * as styles from './message-log.css.ts'

/** Marks the search matches in a text. */
export function HighlightedText({ text }: { text: string }) {
  const { query } = useChatSearchMatch()
  if (query === null) return text
  return highlightParts(text, query).map((part, at) =>
    part.isFound ? (
      <mark key={at} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
