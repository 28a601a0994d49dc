import { highlightParts } from '../../model/text/text-highlight.ts'
import { useChatSearchMatch } from '../search/chat-search-context.ts'
import * as styles from './message-log.css.ts'

/** Marks the search matches in a text. */
export function HighlightedText({ text }: { text: string }) {
  const { query } = useChatSearchMatch()
  if (query === null) return <span>{text}</span>
  return highlightParts(text, query).map((part, at) =>
    part.isFound ? (
      <mark key={at} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      <span key={at}>{part.text}</span>
    ),
  )
}
