import { useSyncExternalStore } from 'react'
import { type Channel, type CustomType, PLACEHOLDER_URL } from '../../model/channel.ts'
import { shortCoachName } from '../../model/channel-order.ts'
import { availabilityOf, backAt, coachesOf, isCoachPresent } from '../../model/coach-presence.ts'
import { readable } from '../../model/text/text-parts.ts'
import { imageAddress } from '../../model/image-address.ts'
import { isUnknown, type Known } from '#platform/model/parts/unknown-enum.ts'
import type { MessageKey } from '#i18n/areas.ts'
import { inSentence } from '#i18n/wall-clock-format.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { environment } from '#session/startup/current-startup.ts'
import { coachInitials } from './coach-initials.ts'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'

const kinds = {
  MEMBER_ONE_ON_ONE: 'coach',
  MEMBER_FOOD_LOGGING: 'food',
  MEMBER_SUPPORT: 'support',
} as const satisfies Record<Known<CustomType>, string>

const never = () => () => {}

/** Texts of a channel: title, role and availability; `isNow` selects the sign. */
export type ChannelWords = {
  readonly title: string
  readonly role: string
  readonly availability: string | null
  readonly isNow: boolean
  readonly initials: string
  readonly picture: string | null
}

export function useChannelWords(): (channel: Channel) => ChannelWords {
  const t = useMessages()
  const format = useFormat()
  // The edge draws for the usual one.
  const pixelRatio = useSyncExternalStore(
    never,
    () => devicePixelRatio,
    () => 2,
  )
  return (channel) => {
    const kind = isUnknown(channel.customType) ? 'unknown' : kinds[channel.customType]
    const coach = coachesOf(channel)[0]
    const title = coach
      ? shortCoachName(coach.nickname)
      : kind === 'unknown' && channel.name !== ''
        ? readable(channel.name)
        : t(`chat.name.${kind}`)
    const picture = imageAddress(coach?.profileUrl ?? '', {
      host: environment.imageHost,
      pixelRatio,
    })
    const frame = {
      title,
      picture,
      initials: coachInitials(title),
      role: t(channel.url === PLACEHOLDER_URL ? 'chat.new.detail' : `chat.role.${kind}`),
    }
    // Support is a service without availability. Channels of an unknown type have none either.
    if (channel.url === PLACEHOLDER_URL || kind === 'support' || kind === 'unknown')
      return { ...frame, availability: null, isNow: false }
    // A member left out may be the coach.
    if (!coach)
      return {
        ...frame,
        availability: isCoachPresent(channel) ? null : t('chat.waiting'),
        isNow: false,
      }
    const level = availabilityOf(channel)
    if (isUnknown(level)) return { ...frame, availability: null, isNow: false }
    const back = level === 'AVAILABLE' ? null : backAt(channel)
    const day = back === null ? null : format.date(Date.parse(back), memberTimeZone(), 'weekday')
    const key: MessageKey = `chat.available.${level}`
    return {
      ...frame,
      availability:
        day === null ? t(key) : t('chat.away-until', { day: inSentence(day, format.locale) }),
      isNow: level === 'AVAILABLE',
    }
  }
}
