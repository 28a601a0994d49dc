import { useMemo } from 'react'
import { highlightParts } from '../../model/text/text-highlight.ts'
import { cutMessage, readable, textParts } from '../../model/text/text-parts.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ExternalLink } from '#ui/navigation/external-link.tsx'
import { useChatSearchMatch } from '../search/chat-search-context.ts'
import * as styles from './message-log.css.ts'
import { HighlightedText } from './highlighted-text.tsx'

/**
 * What somebody wrote, as text: cut after 1000 characters until she asks for the whole (1§5), and
 * with addresses of the web made links.
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
  const { wanted } = useChatSearchMatch()
  // What is searched for is shown, wherever it stands.
  const isWhole =
    isOpen || (cut !== null && highlightParts(text, wanted).some(({ isFound }) => isFound))
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
            // A long text that closes takes its button far up, out of sight.
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
