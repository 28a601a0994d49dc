import { useDeferredValue, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { messageAt } from '../../model/message-history.ts'
import { matchesIn, searchOf, nextMatch } from '../../model/text/message-search.ts'
import { shownSpeaker } from '../../model/speaker-names.ts'
import { isFromMember, type ConversationState } from '../../model/conversation-state.ts'
import { useDayFormat } from '#i18n/use-day-format.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { chat } from '../../store/chat-store.ts'
import { Button } from '#ui/primitives/button.tsx'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'
import * as styles from './chat-search.css.ts'
import { localMessageDay } from '../messages/message-dividers.tsx'
import { useLoadAllMessages } from './use-load-all-messages.ts'
import { useCoachNames } from '../messages/use-coach-names.ts'

/**
 * Searches a whole conversation; older pages load while there is a query. Enter selects the older
 * match, Shift+Enter the newer one; Escape closes the search.
 */
export function ChatSearch({
  talk,
  onFind,
  onClose,
}: {
  talk: ConversationState
  onFind: (wanted: string | null, place: number | null) => void
  onClose: () => void
}) {
  const t = useMessages()
  const format = useFormat()
  const days = useDayFormat()
  const coaches = useCoachNames(talk)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => box.current?.focus(), [])
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(searchOf(typed))
  const { messages, isAll, isStopped } = useLoadAllMessages(talk, wanted !== null)
  const places = useMemo(() => matchesIn(messages, wanted), [messages, wanted])
  const [chosen, setChosen] = useState<{ readonly wanted: string; readonly place: number } | null>(
    null,
  )
  // The newest match is selected by default.
  const place = chosen !== null && chosen.wanted === wanted ? chosen.place : (places.at(-1) ?? null)
  useEffect(() => onFind(wanted, place), [onFind, wanted, place])
  const step = (to: 'older' | 'newer') => {
    const next = nextMatch(places, place, to)
    if (wanted !== null && next !== null) setChosen({ wanted, place: next })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // The key must not close the panel.
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    step(event.shiftKey ? 'newer' : 'older')
  }

  const at = place === null ? 0 : places.length - places.indexOf(place)
  const message = place === null ? null : messageAt(messages, place)
  const oldest = messages[0]
  const lookedBack =
    oldest === undefined ? '' : days.within(localMessageDay(Date.parse(oldest.createdAt)))
  const isNothing = wanted !== null && isAll && places.length === 0
  const said =
    message === null
      ? isNothing
        ? t('chat-find.found', { count: 0 })
        : null
      : t('chat-find.where', {
          at,
          count: places.length,
          name: isFromMember(message) ? t('chat.you') : (shownSpeaker(message, coaches) ?? ''),
          when: format.dateTime(
            Date.parse(message.createdAt),
            Intl.DateTimeFormat().resolvedOptions().timeZone,
          ),
        })
  return (
    <div
      role="search"
      aria-label={t('chat-find.label')}
      className={styles.bar}
      onKeyDown={onKeyDown}
    >
      <div className={styles.row}>
        <input
          ref={box}
          type="search"
          className={styles.input}
          aria-label={t('chat-find.label')}
          value={typed}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setTyped(target.value)}
        />
        <IconButton icon="close" label={t('chat-find.close')} onClick={onClose} />
      </div>
      {wanted === null ? null : (
        <div className={styles.row}>
          <span className={styles.count} aria-hidden="true">
            {places.length === 0
              ? t('chat-find.found', { count: 0 })
              : t('chat-find.at', { at, count: places.length })}
          </span>
          <IconButton
            icon="arrow-up"
            label={t('chat-find.older')}
            unavailable={places.length === 0}
            onClick={() => step('older')}
          />
          <IconButton
            icon="arrow-down"
            label={t('chat-find.newer')}
            unavailable={places.length === 0}
            onClick={() => step('newer')}
          />
          <p className={styles.note}>
            {isAll
              ? [
                  t('chat-find.looked.all', { count: messages.length }),
                  ...(talk.unreadable.length === 0
                    ? []
                    : [`${t('chat-find.left-out', { count: talk.unreadable.length })}.`]),
                ].join(' ')
              : t(isStopped ? 'chat-find.looked.stopped' : 'chat-find.looked', { day: lookedBack })}
            {isStopped && !isAll ? (
              <Button look="quiet" size="compact" onClick={chat.hope}>
                {t('chat-find.again')}
              </Button>
            ) : null}
          </p>
        </div>
      )}
      <Told key={wanted ?? ''} place={place} isSettled={isAll || isStopped} text={said} />
    </div>
  )
}

/**
 * Announces the selected match, and the result once all pages are loaded. Pages that load in
 * between stay silent.
 */
function Told({
  place,
  isSettled,
  text,
}: {
  place: number | null
  isSettled: boolean
  text: string | null
}) {
  const [told, setTold] = useState<{ readonly key: string; readonly text: string | null }>({
    key: '',
    text: null,
  })
  const key = `${place} ${isSettled}`
  if (told.key !== key) setTold({ key, text })
  return <VisuallyHidden role="status">{told.text}</VisuallyHidden>
}
