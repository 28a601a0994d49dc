import { type Channel, hasUnreadableLast, PLACEHOLDER_URL } from '../../model/channel.ts'
import { readable } from '../../model/text/text-parts.ts'
import { isFromMember } from '../../model/conversation-state.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useToday } from '#i18n/use-today.ts'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { classNames } from '#ui/tokens/class-names.ts'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'
import { CoachAvailability } from './coach-availability.tsx'
import * as styles from '../panel/chat.css.ts'
import { useChannelWords } from './use-channel-words.ts'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'

/** Lists the member's conversations with the last message, its time and the unread count. */
export function ChannelList({
  channels,
  previousUrl,
  onOpen,
}: {
  channels: readonly Channel[]
  previousUrl: string | null
  onOpen: (url: string) => void
}) {
  const t = useMessages()
  return (
    <ul role="list" aria-label={t('chat.list')} className={styles.list}>
      {channels.map((channel) => (
        <ChannelRow
          key={channel.url}
          channel={channel}
          isFirst={channel.url === previousUrl}
          onOpen={() => onOpen(channel.url)}
        />
      ))}
    </ul>
  )
}

/** `isFirst`: the row takes the focus. */
function ChannelRow({
  channel,
  isFirst,
  onOpen,
}: {
  channel: Channel
  isFirst: boolean
  onOpen: () => void
}) {
  const t = useMessages()
  const words = useChannelWords()(channel)
  const { lastMessage, unreadMessageCount: count } = channel
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.open}
        data-autofocus={isFirst ? '' : undefined}
        onClick={onOpen}
      >
        <Avatar initials={words.initials} size="large" />
        <span className={styles.words}>
          <span className={styles.first}>
            <span className={styles.name}>
              <bdi>{words.title}</bdi>
            </span>
            <span className={styles.when}>
              {lastMessage ? <When at={Date.parse(lastMessage.createdAt)} /> : null}
              <Badge count={count} />
            </span>
          </span>
          <span className={styles.detail}>{words.role}</span>
          <CoachAvailability {...words} />
          {count > 0 ? <VisuallyHidden>{t('chat.unread', { count })}</VisuallyHidden> : null}
          <span className={classNames(styles.messagePreview, count > 0 && styles.unread)}>
            <LastMessage channel={channel} />
          </span>
        </span>
      </button>
    </li>
  )
}

function LastMessage({ channel }: { channel: Channel }) {
  const t = useMessages()
  const { url, lastMessage } = channel
  const text = lastMessage ? readable(lastMessage.message) : ''
  return (
    <span>
      {url === PLACEHOLDER_URL
        ? t('chat.new.text')
        : !lastMessage
          ? t(hasUnreadableLast(channel) ? 'chat.last-unreadable' : 'chat.nothing-yet')
          : isFromMember(lastMessage)
            ? t('chat.you-said', { text })
            : text}
    </span>
  )
}

/** Shows the time of a message of today, or the day of an older one. */
function When({ at }: { at: number }) {
  const format = useFormat()
  const { now } = useToday()
  const timeZone = memberTimeZone()
  const day = (moment: number) => format.date(moment, timeZone)
  const isYesterday = day(at) === day(now - 86_400_000)
  return (
    <span>
      {day(at) === day(now)
        ? format.time(at, timeZone)
        : isYesterday
          ? format.daysAgo(at, now, timeZone)
          : format.date(at, timeZone, 'short')}
    </span>
  )
}
