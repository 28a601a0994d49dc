import { useEffect, useRef } from 'react'
import type { ConversationState } from '../../model/conversation-state.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { saveFile } from '#platform/browser/save-file.ts'
import { chat } from '../../store/chat-store.ts'
import { Button } from '#ui/primitives/button.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import * as styles from './chat-search.css.ts'
import { TranscriptPrintSheet } from './transcript-print-sheet.tsx'
import { useLoadAllMessages } from './use-load-all-messages.ts'
import { useCoachNames } from '../messages/use-coach-names.ts'
import { useTranscript } from './use-transcript.ts'

/** Loads a whole conversation and shows the progress, then saves it as a text file or prints it. */
export function ChatExport({
  conversation,
  title,
  how,
  onDone,
}: {
  conversation: ConversationState
  title: string
  how: 'save' | 'print'
  onDone: () => void
}) {
  const t = useMessages()
  const { messages, isAll, isStopped, loaded, all } = useLoadAllMessages(conversation, true)
  const words = useTranscript(
    title,
    { count: messages.length, leftOut: conversation.unreadable.length },
    useCoachNames(conversation),
  )
  const isBegun = useRef(false)
  useEffect(() => {
    if (!isAll || how === 'print' || isBegun.current) return
    isBegun.current = true
    saveFile(words.file, 'text/plain;charset=utf-8', words.text(messages))
    showToast({
      tone: 'success',
      title: t('chat-find.saved'),
      text: t('chat-find.saved.text', { file: words.file }),
    })
    onDone()
  }, [isAll, how, words, messages, onDone, t])
  if (isAll && how === 'print')
    return <TranscriptPrintSheet messages={messages} words={words} onDone={onDone} />
  const figures = {
    loaded: loaded.toLocaleString(words.locale),
    all: all.toLocaleString(words.locale),
  }
  return (
    <div
      role="group"
      aria-label={t(how === 'save' ? 'chat.more.save' : 'chat.more.print')}
      className={styles.keep}
    >
      <p className={styles.note} role={isStopped ? 'alert' : undefined}>
        {t(isStopped ? 'chat-find.failed' : 'chat-find.loading', figures)}
      </p>
      <ProgressBar done={loaded} of={all} />
      <p className={styles.note}>
        {isStopped ? (
          <Button look="secondary" size="compact" onClick={chat.retryAll}>
            {t('chat-find.again')}
          </Button>
        ) : null}
        <Button look="quiet" size="compact" onClick={onDone}>
          {t('chat-find.stop')}
        </Button>
      </p>
    </div>
  )
}
