import { useDeferredValue, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { messageAt } from '../../model/message-history.ts'
import { matchesIn, searchOf, nextMatch } from '../../model/text/message-search.ts'
import { shownSpeaker } from '../../model/speaker-names.ts'
import { isFromMember, type ConversationState } from '../../model/conversation-state.ts'
import { useDayFormat } from '#i18n/use-day-format.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { chat } from '../../store/chat-store.ts'
import { cleanInput } from '#ui/forms/fields/clean-input.ts'
import { Button } from '#ui/primitives/button.tsx'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'
import * as styles from './chat-search.css.ts'
import { localMessageDay } from '../messages/local-message-day.ts'
import { useLoadAllMessages } from './use-load-all-messages.ts'
import { useCoachNames } from '../messages/use-coach-names.ts'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'

/**
 * Searches a whole conversation; older pages load while there is a query. Enter selects the older
 * match, Shift+Enter the newer one; Escape closes the search.
 */
export function ChatSearch({
  conversation,
  onFind,
  onClose,
}: {
  conversation: ConversationState
  onFind: (query: string | null, place: number | null) => void
  onClose: () => void
}) {
  const t = useMessages()
  const format = useFormat()
  const days = useDayFormat()
  const coaches = useCoachNames(conversation)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => box.current?.focus(), [])
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(searchOf(typed))
  const { messages, isAll, isStopped } = useLoadAllMessages(conversation, query !== null)
  const places = useMemo(() => matchesIn(messages, query), [messages, query])
  const [chosen, setChosen] = useState<{ readonly query: string; readonly place: number } | null>(
    null,
  )
  // The newest match is selected by default.
  const place = chosen !== null && chosen.query === query ? chosen.place : (places.at(-1) ?? null)
  useEffect(() => onFind(query, place), [onFind, query, place])
  const step = (to: 'older' | 'newer') => {
    const next = nextMatch(places, place, to)
    if (query !== null && next !== null) setChosen({ query, place: next })
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
  const isNothing = query !== null && isAll && places.length === 0
  const announcement =
    message === null
      ? isNothing
        ? t('chat-find.found', { count: 0 })
        : null
      : t('chat-find.where', {
          at,
          count: places.length,
          name: isFromMember(message) ? t('chat.you') : (shownSpeaker(message, coaches) ?? ''),
          when: format.dateTime(Date.parse(message.createdAt), memberTimeZone()),
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
          {...cleanInput('line', setTyped)}
        />
        <IconButton icon="close" label={t('chat-find.close')} onClick={onClose} />
      </div>
      {query === null ? null : (
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
            <span>
              {isAll
                ? [
                    t('chat-find.looked.all', { count: messages.length }),
                    ...(conversation.unreadable.length === 0
                      ? []
                      : [`${t('chat-find.left-out', { count: conversation.unreadable.length })}.`]),
                  ].join(' ')
                : t(isStopped ? 'chat-find.looked.stopped' : 'chat-find.looked', {
                    day: lookedBack,
                  })}
            </span>
            {isStopped && !isAll ? (
              <Button look="quiet" size="compact" onClick={chat.retryAll}>
                {t('chat-find.again')}
              </Button>
            ) : null}
          </p>
        </div>
      )}
      <SearchStatus
        key={query ?? ''}
        place={place}
        isSettled={isAll || isStopped}
        text={announcement}
      />
    </div>
  )
}

/**
 * Announces the selected match, and the result once all pages are loaded. Pages that load in
 * between stay silent.
 */
function SearchStatus({
  place,
  isSettled,
  text,
}: {
  place: number | null
  isSettled: boolean
  text: string | null
}) {
  const [announced, setAnnounced] = useState<{
    readonly key: string
    readonly text: string | null
  }>({
    key: '',
    text: null,
  })
  const key = `${place} ${isSettled}`
  if (announced.key !== key) setAnnounced({ key, text })
  return <VisuallyHidden role="status">{announced.text}</VisuallyHidden>
}
