import { useMemo } from 'react'
import { highlightParts } from '../../model/text/text-highlight.ts'
import { cutMessage, readable, textParts } from '../../model/text/text-parts.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ExternalLink } from '#ui/navigation/external-link.tsx'
import { useChatSearchMatch } from '../search/chat-search-context.ts'
import * as styles from './message-log.css.ts'
import { HighlightedText } from './highlighted-text.tsx'

/**
 * Shows the text of a message with links. The text is cut after 1000 characters until the member
 * expands it (1§5).
 */
export function MessageText({
  text,
  isWhole: isOpen,
  onWhole,
}: {
  text: string
  isWhole: boolean
  onWhole: (isWhole: boolean) => void
}) {
  const t = useMessages()
  const cut = useMemo(() => cutMessage(text), [text])
  const { query } = useChatSearchMatch()
  // A search match expands the text.
  const isWhole =
    isOpen || (cut !== null && highlightParts(text, query).some(({ isFound }) => isFound))
  const shown = cut === null || isWhole ? text : cut
  const parts = useMemo(() => textParts(readable(shown)), [shown])
  return (
    <>
      <p className={styles.text} dir="auto">
        {parts.map(({ text: part, href }, at) =>
          href === null ? (
            <HighlightedText key={at} text={part} />
          ) : (
            <ExternalLink key={at} href={href}>
              <HighlightedText text={part} />
            </ExternalLink>
          ),
        )}
      </p>
      {cut === null ? null : (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={({ currentTarget }) => {
            onWhole(!isWhole)
            // Collapsing a long text can move its button out of view.
            if (isWhole)
              requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest' }))
          }}
        >
          {t(isWhole ? 'chat.see-less' : 'chat.see-more')}
        </button>
      )}
    </>
  )
}
