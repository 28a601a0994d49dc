import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { ChatMessage } from '../../model/chat-message.ts'
import { transcriptDays } from '../../model/text/transcript.ts'
import { PrintOnly } from '#ui/layout/print/print-only.tsx'
import { PrintHeader } from '#ui/layout/print/print-header.tsx'
import * as styles from './chat-search.css.ts'
import type { Transcript } from './use-transcript.ts'

/** Prints a whole conversation without the rest of the page, on mount. */
export function TranscriptPrintSheet({
  messages,
  words,
  onDone,
}: {
  messages: readonly ChatMessage[]
  words: Transcript
  onDone: () => void
}) {
  const isRequested = useRef(false)
  useEffect(() => {
    addEventListener('afterprint', onDone)
    if (!isRequested.current) {
      isRequested.current = true
      print()
    }
    return () => removeEventListener('afterprint', onDone)
  }, [onDone])
  return createPortal(
    <PrintOnly>
      <div className={styles.sheet}>
        <PrintHeader
          title={words.heading}
          facts={words.facts.map((value, index) => ({ term: index === 0 ? '' : '·', value }))}
        />
        {transcriptDays(messages, words.dayOf).map(({ day, messages: ofDay }) => (
          <section key={day}>
            <p className={styles.day}>{words.dayName(day)}</p>
            {ofDay.map((message) => (
              <p key={message.messageId} className={styles.said} dir="auto">
                <span className={styles.who}>
                  {`${words.time(Date.parse(message.createdAt))} ${words.speaker(message)}:`}
                </span>{' '}
                <span>{words.textOf(message)}</span>
              </p>
            ))}
          </section>
        ))}
      </div>
    </PrintOnly>,
    document.body,
  )
}
