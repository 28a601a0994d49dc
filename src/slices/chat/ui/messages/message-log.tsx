import { isSeen } from '../../model/read-receipts.ts'
import { localMessageDay } from './local-message-day.ts'
import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  hasOlder,
  type ChatMessages,
  newestOf,
  shownMessages,
  type Unreadable,
} from '../../model/message-history.ts'
import { type ChatRow, chatRows } from '../../model/message-rows.ts'
import { isAtEnd, throttledLoadOlder } from '../../model/log-scroll.ts'
import { type ConversationState, unreadOf } from '../../model/conversation-state.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { VirtualList, type VirtualListHandle } from '#ui/data/virtual-list/virtual-list.tsx'
import { DayDivider, OmittedMessagesLine, UnreadDivider } from './message-dividers.tsx'
import * as styles from './message-log.css.ts'
import { MessageRow, type RenderCard } from './message-row.tsx'
import { OlderMessagesNote } from './older-messages-note.tsx'
import { OutgoingMessageRow } from './outgoing-message-row.tsx'
import { useCoachNames } from './use-coach-names.ts'

/** Actions of the message log. */
export type LogVerbs = {
  readonly older: () => void
  /** Reports the newest message in view; null for none. */
  readonly look: (sequence: number | null) => void
  readonly retry: (id: string) => void
  readonly cancel: (id: string) => void
  readonly again: () => void
}

export type MessageLogHandle = {
  /** Scrolls to a message; returns whether it is loaded. */
  readonly toMessage: (sequence: number) => boolean
}

export type MessageLogProps = {
  readonly conversation: ConversationState
  readonly label: string
  readonly unreadAfter: number | null
  readonly seenTo: number
  readonly isOffline: boolean
  readonly olderFailed: boolean
  readonly verbs: LogVerbs
  readonly renderCard: RenderCard
  readonly end?: ReactNode
  readonly handle?: Ref<MessageLogHandle>
}

/** Milliseconds. */
const sinceStart = () => performance.now()

type CachedRows = {
  readonly unreadAfter: number | null
  readonly outbox: ConversationState['outbox']
  readonly unreadable: Unreadable
  readonly rows: readonly ChatRow[]
}
const rowCache = new WeakMap<ChatMessages, CachedRows>()

/** Returns the rows of a conversation; cached, so that reopening it reuses them. */
function rowsOf(
  messages: ChatMessages,
  unreadAfter: number | null,
  { outbox, unreadable }: Pick<ConversationState, 'outbox' | 'unreadable'>,
): readonly ChatRow[] {
  const known = rowCache.get(messages)
  if (
    known?.unreadAfter === unreadAfter &&
    known.outbox === outbox &&
    known.unreadable === unreadable
  )
    return known.rows
  const rows = chatRows(messages, unreadAfter, localMessageDay, outbox, unreadable)
  rowCache.set(messages, { unreadAfter, outbox, unreadable, rows })
  return rows
}

/**
 * The messages of a channel, latest last. `unreadAfter`: read marker on opening; `seenTo`: read
 * marker of the coaches; `end`: content below the newest message.
 */
export function MessageLog({
  conversation,
  label,
  unreadAfter,
  seenTo,
  isOffline,
  olderFailed,
  verbs,
  renderCard,
  end,
  handle,
}: MessageLogProps) {
  const t = useMessages()
  const log = useRef<VirtualListHandle>(null)
  /** Null before the first layout. */
  const [atEnd, setAtEnd] = useState<boolean | null>(null)
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set())
  const { outbox, unreadable } = conversation
  const messages = useMemo(
    () => shownMessages(conversation.messages, unreadable),
    [conversation.messages, unreadable],
  )
  const rows = useMemo(
    () => rowsOf(messages, unreadAfter, { outbox, unreadable }),
    [messages, unreadAfter, outbox, unreadable],
  )
  const isOlderThere = hasOlder(messages, unreadable)
  const newest = messages.length === 0 ? null : newestOf(messages, unreadable)
  const coaches = useCoachNames(conversation)
  const { look, older } = verbs
  const scrolledTo = useMemo(() => throttledLoadOlder(older, sinceStart), [older])
  useEffect(() => {
    look(atEnd === true ? newest : null)
    return () => look(null)
  }, [look, atEnd, newest])
  // The member's own new message scrolls into view.
  const mine = conversation.outbox.at(-1)?.id
  useEffect(() => {
    if (mine !== undefined) log.current?.toEnd()
  }, [mine])
  useImperativeHandle(
    handle,
    () => ({
      toMessage: (sequence) => {
        const row = rows.find((one) => one.kind === 'message' && one.message.sequence === sequence)
        return row !== undefined && log.current?.toRow(row.key) === true
      },
    }),
    [rows],
  )
  const onWhole = useCallback((id: string, isWhole: boolean) => {
    if (isWhole) log.current?.hold()
    setWhole((ids) => {
      const next = new Set(ids)
      if (isWhole) next.add(id)
      else next.delete(id)
      return next
    })
  }, [])

  const render = (row: ChatRow) => {
    switch (row.kind) {
      case 'day':
        return <DayDivider day={row.day} />
      case 'unread':
        return <UnreadDivider count={row.count} />
      case 'message': {
        const { message, isContinued } = row
        return (
          <MessageRow
            {...{ message, isContinued, coaches, renderCard, onWhole }}
            isSeen={isSeen(message.sequence, seenTo)}
            isWhole={whole.has(message.messageId)}
          />
        )
      }
      case 'leftOut':
        return <OmittedMessagesLine count={row.count} />
      case 'outgoing': {
        const { outgoing } = row
        return (
          <OutgoingMessageRow
            {...{ outgoing, isOffline, renderCard, onWhole }}
            isWhole={whole.has(outgoing.id)}
            onRetry={verbs.retry}
            onCancel={verbs.cancel}
          />
        )
      }
    }
  }
  const waiting = unreadOf(conversation)
  return (
    <VirtualList
      label={label}
      rows={rows}
      render={render}
      startAt={rows.some(({ kind }) => kind === 'unread') ? 'unread' : null}
      isEnd={isAtEnd}
      end={end}
      handle={log}
      onScroll={(scrolled) => {
        setAtEnd(isAtEnd(scrolled))
        if (isOlderThere) scrolledTo(scrolled.scrollTop)
      }}
    >
      <OlderMessagesNote
        isWanted={conversation.wantsOlder && isOlderThere}
        isFailed={olderFailed}
        onAgain={verbs.again}
      />
      {atEnd !== false ? null : (
        <span className={styles.jump}>
          <Button
            look="secondary"
            size="compact"
            icon="arrow-down"
            onClick={() => log.current?.toEnd()}
          >
            {waiting > 0 ? t('chat.jump.new', { count: waiting }) : t('chat.jump')}
          </Button>
        </span>
      )}
    </VirtualList>
  )
}
