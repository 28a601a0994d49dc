import type { ReactNode } from 'react'
import type { Channel } from '../../model/channel.ts'
import { shortCoachName } from '../../model/channel-order.ts'
import { backAt, type ChatBanner as Which, coachesOf } from '../../model/coach-presence.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { inSentence } from '#i18n/wall-clock-format.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import type { IconName } from '#ui/primitives/icon-paths.ts'
import * as styles from './chat-banner.css.ts'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'

/**
 * Shows the banner of a conversation (1§4), without actions for staff. `isRefused`: the request for
 * a coach was refused.
 */
export function ChatBanner({
  banner,
  channel,
  isStaff,
  isRefused,
  onAsk,
  onDismiss,
}: {
  banner: Which
  channel: Channel
  isStaff: boolean
  isRefused: boolean
  onAsk: () => void
  onDismiss: () => void
}) {
  const t = useMessages()
  const away = useAwayWords()
  const coach = coachesOf(channel)[0]
  switch (banner) {
    case 'connecting':
      return (
        <Frame icon="clock" look="calm" title={t('chat.connecting.title')}>
          {t('chat.connecting.text')}
        </Frame>
      )
    case 'connectingNewCoach':
      return (
        <Frame icon="clock" look="calm" title={t('chat.connecting-new.title')}>
          {t('chat.connecting-new.text')}
        </Frame>
      )
    case 'sent':
      return (
        <Frame icon="check-circle" look="good" title={t('chat.was-sent.title')}>
          {coach
            ? t('chat.was-sent.text', { name: shortCoachName(coach.nickname) })
            : t('chat.was-sent.nobody')}
        </Frame>
      )
    case 'unavailable':
      return (
        <Frame
          icon="clock"
          look="warning"
          title={away(channel)}
          actions={
            isStaff ? null : (
              <>
                <Button look="secondary" size="compact" onClick={onAsk}>
                  {t('chat.unavailable.ask')}
                </Button>
                <Button look="quiet" size="compact" onClick={onDismiss}>
                  {t('chat.unavailable.dismiss')}
                </Button>
              </>
            )
          }
        >
          {t(isRefused ? 'chat.unavailable.refused' : 'chat.unavailable.text')}
        </Frame>
      )
  }
}

/** Returns the text of an absent coach, such as "Dana W. is away until Monday, November 23". */
function useAwayWords(): (channel: Channel) => string {
  const t = useMessages()
  const format = useFormat()
  return (channel) => {
    const coach = coachesOf(channel)[0]
    if (!coach) return t('chat.unavailable.nobody')
    const name = shortCoachName(coach.nickname)
    const back = backAt(channel)
    if (back === null) return t('chat.unavailable.away', { name })
    const day = format.date(Date.parse(back), memberTimeZone(), 'weekday')
    return t('chat.unavailable.until', { name, day: inSentence(day, format.locale) })
  }
}

function Frame({
  icon,
  look,
  title,
  actions,
  children,
}: {
  icon: IconName
  look: keyof typeof styles.look
  title: string
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={styles.look[look]}>
      <Icon name={icon} />
      <div className={styles.words}>
        <div role="status">
          <p className={styles.title}>{title}</p>
          <p className={styles.text}>{children}</p>
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </div>
  )
}
