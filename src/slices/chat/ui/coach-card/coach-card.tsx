import { useEffect, useEffectEvent, useRef } from 'react'
import {
  type Channel,
  hasUnreadableLast,
  PLACEHOLDER_URL,
  userTypeOf,
} from '../../model/channel.ts'
import {
  coachChannelOf,
  placeholderChannel,
  shownChannels,
  unreadCount,
} from '../../model/channel-order.ts'
import { readable } from '../../model/text/text-parts.ts'
import { splitSessions } from '#vitals/model/care/coaching-sessions.ts'
import { useChannels } from '../../api/chat-queries.ts'
import { useCoachingSessions } from '#vitals/api/care/coaching-queries.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMedia } from '#platform/browser/use-media.ts'
import { media } from '#ui/tokens/tokens.ts'
import { useStore } from '#platform/store/use-store.ts'
import { href } from '#platform/model/paths.ts'
import { chatPanelStore, showChat, showConversation } from '#session/member/chat-panel-store.ts'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { CoachAvailability } from '../channels/coach-availability.tsx'
import * as styles from './coach-card.css.ts'
import { useChannelWords } from '../channels/use-channel-words.ts'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'

/**
 * Shows the member's coach: availability, last message and next session. `coaching`: path of the
 * sessions page; null without access.
 */
export function CoachCard({ hasChat, coaching }: { hasChat: boolean; coaching: string | null }) {
  const t = useMessages()
  return (
    <Card as="aside" surface="sand" padding="tight" aria-label={t('dashboard-more.coach')}>
      <div className={styles.card}>
        {hasChat ? (
          <Talk />
        ) : (
          <Heading level={2} look="h3">
            {t('dashboard-more.coach')}
          </Heading>
        )}
        {coaching === null ? null : <NextSession to={coaching} />}
      </div>
    </Card>
  )
}

function Talk() {
  const t = useMessages()
  const read = useChannels()
  const unread = useStore(chatPanelStore, (panel) => panel.unread)
  const known = useRef(unread)
  const anew = useEffectEvent(() => {
    // The first count is often of this very list.
    const isKnown =
      read.state === 'ready' && unread === unreadCount(shownChannels(read.data, read.leftOut))
    if (read.state !== 'pending' && !isKnown) read.again()
  })
  useEffect(() => {
    // The live chat has new events, so the last message may have changed.
    if (known.current !== unread) anew()
    known.current = unread
  }, [unread])
  if (read.state === 'pending') return <div className={styles.room} aria-busy="true" />
  const channel = read.state === 'ready' ? coachChannelOf(read.data) : undefined
  // The channel left out may be the coach's.
  if (read.state === 'failed' || (channel === undefined && (read.leftOut ?? 0) > 0)) {
    return (
      <Stack gap="s3" role="alert">
        <Heading level={2} look="h3">
          {t('dashboard-more.coach.failed')}
        </Heading>
        <div>
          <Button
            look="secondary"
            size="compact"
            icon="refresh"
            working={read.retrying}
            onClick={read.again}
          >
            {t('ui.try-again')}
          </Button>
        </div>
      </Stack>
    )
  }
  return <Coach channel={channel ?? placeholderChannel} />
}

function Coach({ channel }: { channel: Channel }) {
  const t = useMessages()
  const format = useFormat()
  const { now } = useToday()
  const words = useChannelWords()(channel)
  const { lastMessage } = channel
  const isHers =
    lastMessage?.sender !== undefined && userTypeOf(lastMessage.sender.metaData) === 'MEMBER'
  const isNew = channel.url === PLACEHOLDER_URL
  const isPhone = useMedia(media.phone)
  const hasCoach =
    !isNew && channel.members.items.some(({ metaData }) => metaData.user_type === 'COACH')
  const write = hasCoach
    ? t('dashboard-more.coach.write', { name: words.title.split(' ')[0] ?? words.title })
    : t(isNew ? 'dashboard-more.coach.begin' : 'dashboard-more.coach.open')
  return (
    <>
      <div className={styles.who}>
        {isNew ? null : <Avatar initials={words.initials} src={words.picture} size="regular" />}
        <div>
          <Heading level={2} look="label">
            <bdi>
              {isNew
                ? t('dashboard-more.coach.meet')
                : hasCoach
                  ? t('dashboard-more.coach.named', { name: words.title })
                  : words.title}
            </bdi>
          </Heading>
          <CoachAvailability {...words} />
        </div>
      </div>
      <div className={styles.last}>
        {lastMessage === undefined ? (
          <Text look="small">
            {t(hasUnreadableLast(channel) ? 'chat.last-unreadable' : 'chat.new.text')}
          </Text>
        ) : (
          <div>
            <p className={styles.message}>
              {isHers
                ? t('chat.you-said', { text: readable(lastMessage.message) })
                : `“${readable(lastMessage.message)}”`}
            </p>
            <p className={styles.when}>
              {format.when(Date.parse(lastMessage.createdAt), now, memberTimeZone())}
            </p>
          </div>
        )}
        <Button
          look="secondary"
          icon="chat"
          aria-haspopup="dialog"
          aria-label={write}
          onClick={() => (isNew ? showChat() : showConversation(channel.url))}
        >
          {isPhone ? t('dashboard-more.coach.short') : write}
        </Button>
      </div>
    </>
  )
}

function NextSession({ to }: { to: string }) {
  const t = useMessages()
  const format = useFormat()
  const read = useCoachingSessions()
  const { now } = useToday()
  const timeZone = memberTimeZone()
  if (read.state === 'pending') return <div className={styles.line} aria-busy="true" />
  if (read.state === 'failed') {
    return (
      <Inline gap="s3" role="alert">
        <Text as="span" look="small">
          {t('dashboard-more.session.failed')}
        </Text>
        <Button
          look="quiet"
          size="compact"
          icon="refresh"
          working={read.retrying}
          onClick={read.again}
        >
          {t('ui.try-again')}
        </Button>
      </Inline>
    )
  }
  const { next, unclear } = splitSessions(read.data, now)
  if (next === null && (unclear.length > 0 || read.leftOut)) {
    return (
      <Inline gap="s3" noWrap align="start">
        <Icon name="phone" size="small" />
        <div>
          <Text look="small" strong>
            {t('dashboard-more.session.unsure')}
          </Text>
          <Link to={to} look="standalone">
            {t('dashboard-more.session.see')}
          </Link>
        </div>
      </Inline>
    )
  }
  return (
    <p className={styles.session}>
      <Icon name={next?.medium === 'VIDEO' ? 'calendar' : 'phone'} size="small" />
      <span className={next === null ? undefined : styles.wideOnly}>
        {t(next === null ? 'dashboard-more.session.none' : 'dashboard-more.session')}
      </span>
      {next === null ? (
        <Link to={to} look="standalone">
          {t('dashboard-more.session.book')}
        </Link>
      ) : (
        <Link to={href('coachingSessionDetails', next.id)} look="standalone">
          {format.dateTime(Date.parse(next.startTime), timeZone, 'weekday')}
        </Link>
      )}
    </p>
  )
}
