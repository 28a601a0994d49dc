import { noneOf, type None } from '#platform/model/parts/none.ts'
import { type Ref, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { PLACEHOLDER_URL } from '../../model/channel.ts'
import { seenUpTo } from '../../model/read-receipts.ts'
import type { ConversationState } from '../../model/conversation-state.ts'
import { bannerOfConversation } from '../../model/chat-selectors.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useStore } from '#platform/store/use-store.ts'
import { appStateStore } from '#session/member/app-state-store.ts'
import { chat } from '../../store/chat-store.ts'
import { attachCard, attachedCards, detachCard } from '../../store/attached-cards.ts'
import { impersonationStore } from '#session/impersonation/impersonation-store.ts'
import { channelOfShown, useChat, useChatConnectionProblem } from '../../store/use-chat.ts'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorPanel } from '#ui/feedback/error-panel.tsx'
import { LoadingStatus } from '#ui/feedback/loading-status.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { MessageCardRow } from '../messages/message-card-row.tsx'
import { ChatBanner } from './chat-banner.tsx'
import { useChatLazyComponents } from './chat-lazy-context.ts'
import * as styles from '../panel/chat.css.ts'
import { Composer } from './composer.tsx'
import { ChatConnectionNote } from './chat-connection-note.tsx'
import {
  type ChatSearchMatch,
  ChatSearchContext,
  noChatSearch,
} from '../search/chat-search-context.ts'
import { ChatLazyBoundary } from './chat-lazy-boundary.tsx'
import type { LogVerbs, MessageLogHandle } from '../messages/message-log.tsx'
import type { RenderCard } from '../messages/message-row.tsx'
import { EmptyChannel } from '../channels/empty-channel.tsx'
import { NewMessagesButton } from '../messages/new-messages-button.tsx'
import { useUnreadDivider } from '../messages/use-unread-divider.ts'
import { useChatTool } from '../panel/use-chat-tool.ts'
import { ChatViewOnlyNote } from './chat-view-only-note.tsx'
import { TypingIndicator } from './typing-indicator.tsx'

/** A conversation: banner, message log and composer. `title`: the name of the other party. */
export function Conversation({
  conversation,
  title,
}: {
  conversation: ConversationState
  title: string
}) {
  const { url } = conversation.channel
  const isStaff = useStore(impersonationStore) !== null
  return (
    <div className={styles.conversation}>
      <Written conversation={conversation} title={title} isStaff={isStaff} />
      {isStaff ? <ChatViewOnlyNote /> : <Writing key={url} url={url} title={title} />}
    </div>
  )
}

/** The composer with its card picker. */
function Writing({ url, title }: { url: string; title: string }) {
  const t = useMessages()
  const { AttachedCard, CardPicker } = useChatLazyComponents()
  const card = useStore(attachedCards, (all) => all.get(url) ?? null)
  const [isPicking, setPicking] = useState(false)
  const attach = useMemo(
    () => (
      <IconButton
        icon="chart"
        label={t('chat.show-reading')}
        aria-haspopup="dialog"
        onClick={() => setPicking(true)}
      />
    ),
    [t],
  )
  const attached = useMemo(
    () =>
      card === null ? null : (
        <ChatLazyBoundary otherwise={<p>{card.text}</p>}>
          <AttachedCard card={card} onRemove={() => detachCard(url)} />
        </ChatLazyBoundary>
      ),
    [card, AttachedCard, url],
  )
  const send = useCallback(
    (text: string) => {
      chat.send(url, text, card)
      detachCard(url)
    },
    [url, card],
  )
  return (
    <>
      <Composer
        url={url}
        name={title}
        attach={attach}
        attached={attached}
        words={card?.text}
        onSend={send}
      />
      {isPicking ? (
        <ChatLazyBoundary
          otherwise={null}
          failed={
            <p role="alert" className={styles.note}>
              {t('chat.part-failed')}
            </p>
          }
        >
          <CardPicker
            onClose={() => setPicking(false)}
            onChoose={(chosen) => {
              attachCard(url, chosen)
              setPicking(false)
            }}
          />
        </ChatLazyBoundary>
      ) : null}
    </>
  )
}

/** Renders the card of a message. */
const renderCard: RenderCard = (card) => <MessageCardRow card={card} />

/** Shows the part above the composer: loading, error, empty, or the log with its banner. */
function Written({
  conversation,
  title,
  isStaff,
}: {
  conversation: ConversationState
  title: string
  isStaff: boolean
}) {
  const t = useMessages()
  const { url } = conversation.channel
  const trouble = useChatConnectionProblem(url)
  const isPassing = useChat(
    ({ effectFailures }) =>
      effectFailures[`metadata ${url}`] === 'passing' ||
      effectFailures[`page ${url}`] === 'passing',
  )
  if (trouble !== null)
    return (
      <div className={styles.middle}>
        <ErrorPanel
          title={t('chat.failed')}
          headingLevel={3}
          support={supportCall}
          onRetry={chat.retryAll}
        >
          {t(isPassing ? 'chat.failed.passing' : 'chat.failed.text')}
        </ErrorPanel>
      </div>
    )
  const none =
    conversation.newest === 0 ? noneOf(conversation.outbox, conversation.unreadable.length) : null
  const isNothing = conversation.newest === 0 && conversation.outbox.length === 0
  if (isNothing && url === PLACEHOLDER_URL)
    return (
      <div className={styles.middle}>
        <EmptyChannel none={none} />
      </div>
    )
  if (conversation.newest > 0 && !conversation.hasPage) return <Bones />
  return <Loaded key={url} {...{ conversation, title, isStaff, isNothing, none }} />
}

/** Placeholder while the log loads. */
const Bones = () => (
  <div className={styles.middle}>
    <div className={styles.pad}>
      <LoadingStatus label={useMessages()('chat.loading')}>
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
      </LoadingStatus>
    </div>
  </div>
)

/** A loaded conversation with its tools. */
function Loaded({
  conversation,
  title,
  isStaff,
  isNothing,
  none,
}: {
  conversation: ConversationState
  title: string
  isStaff: boolean
  isNothing: boolean
  none: None | null
}) {
  const t = useMessages()
  const { url } = conversation.channel
  const { Search, Keep } = useChatLazyComponents()
  const { tool, close } = useChatTool(url)
  const [find, setFind] = useState<ChatSearchMatch>(noChatSearch)
  const onFind = useCallback(
    (query: string | null, place: number | null) => setFind({ query, place }),
    [],
  )
  const channel = channelOfShown(conversation)
  const banner = bannerOfConversation(conversation)
  const isRefused = useChat(({ effectFailures }) => effectFailures[`call ${url}`] === 'final')
  const isFinding = tool === 'find'
  return (
    <>
      {tool === null ? null : (
        <ChatLazyBoundary
          key={tool}
          otherwise={null}
          failed={
            <p role="alert" className={styles.note}>
              {t('chat.part-failed')}
            </p>
          }
        >
          {tool === 'find' ? (
            <Search conversation={conversation} onFind={onFind} onClose={close} />
          ) : (
            <Keep conversation={conversation} title={title} how={tool} onDone={close} />
          )}
        </ChatLazyBoundary>
      )}
      {banner === null ? null : (
        <ChatBanner
          {...{ banner, channel, isStaff, isRefused }}
          onAsk={() => chat.askForCoach(url)}
          onDismiss={() => chat.dismiss(url)}
        />
      )}
      {isNothing ? (
        <div className={styles.middle}>
          <div className={styles.pad}>
            <EmptyState none={none} icon="chat" title={t('chat.empty.title')} headingLevel={3}>
              {t('chat.empty.text')}
            </EmptyState>
          </div>
        </div>
      ) : (
        <ChatSearchContext value={isFinding ? find : noChatSearch}>
          <Log conversation={conversation} title={title} place={isFinding ? find.place : null} />
        </ChatSearchContext>
      )}
      <ChatConnectionNote />
    </>
  )
}

function Log({
  conversation,
  title,
  place,
}: {
  conversation: ConversationState
  title: string
  place: number | null
}) {
  const t = useMessages()
  const { url } = conversation.channel
  const { MessageLog } = useChatLazyComponents()
  const log = useGoTo(place)
  const { unreadAfter, onLook } = useUnreadDivider(conversation)
  const olderFailed = useChat(({ effectFailures }) => effectFailures[`page ${url}`] !== undefined)
  const isOffline = useStore(appStateStore, ({ networkUp }) => !networkUp)
  const verbs = useMemo<LogVerbs>(
    () => ({
      older: () => chat.older(url),
      look: (sequence) => {
        onLook(sequence !== null)
        chat.setInView(url, sequence)
      },
      retry: (id) => chat.retry(url, id),
      cancel: (id) => chat.cancel(url, id),
      again: chat.retryAll,
    }),
    [url, onLook],
  )
  return (
    <>
      <ChatLazyBoundary
        otherwise={<Bones />}
        failed={
          <p role="alert" className={styles.note}>
            {t('chat.part-failed')}
          </p>
        }
      >
        <MessageLog
          {...{ conversation, unreadAfter, isOffline, olderFailed, verbs, renderCard }}
          seenTo={seenUpTo(conversation)}
          label={t('chat.log', { name: title })}
          end={<TypingIndicator conversation={conversation} />}
          handle={log}
        />
      </ChatLazyBoundary>
      <NewMessagesButton conversation={conversation} />
    </>
  )
}

/**
 * Interval at which the log is checked for a message, in milliseconds. Rows inserted above wait
 * until scrolling stops.
 */
const lookAgain = 100

/** Scrolls to a message when the match changes. */
function useGoTo(place: number | null): Ref<MessageLogHandle> {
  const log = useRef<MessageLogHandle>(null)
  useEffect(() => {
    if (place === null) return
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      if (log.current?.toMessage(place) !== true) timer = setTimeout(look, lookAgain)
    }
    look()
    return () => clearTimeout(timer)
  }, [place])
  return log
}
