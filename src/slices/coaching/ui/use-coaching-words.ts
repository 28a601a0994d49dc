import { useMemo } from 'react'
import {
  type CoachingSession,
  type FlowStatus,
  statusOf,
} from '#vitals/model/care/coaching-sessions.ts'
import { support } from '#platform/model/support-contact.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import {
  calendarDay,
  formatDate,
  formatDateTime,
  formatList,
  formatTime,
  formatTimeZone,
  formatWhen,
} from '#i18n/format.ts'
import { useToday } from '#i18n/use-today.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'

/**
 * Formats kinds, times and people of the coaching pages, in the browser's time zone. Times are
 * `2026-11-24T17:30:00Z`.
 */
export function useCoachingWords() {
  const t = useMessages()
  const locale = useLocale()
  const { now } = useToday()
  return useMemo(() => {
    const place = { locale, timeZone: memberTimeZone() }
    const names = new Intl.DisplayNames(locale, { type: 'language' })
    return {
      t,
      locale,
      kind: ({ kind }: Pick<CoachingSession, 'kind'>) =>
        t(`coaching.kind.${isUnknown(kind) ? 'OTHER' : kind}`),
      medium: ({ medium }: Pick<CoachingSession, 'medium'>) =>
        isUnknown(medium)
          ? t('coaching.medium.unknown', { phone: support.phone })
          : t(`coaching.medium.${medium}`),
      /** The state of a coaching case. */
      flow: (state: FlowStatus['state']) =>
        isUnknown(state)
          ? t('coaching.flow.unknown', { phone: support.phone })
          : t(`coaching.flow.${state}`),
      /** "Today, 1:30 PM", "Nov 24, 2026, 1:30 PM" */
      when: (at: string) => formatWhen(Date.parse(at), now, place),
      day: (at: string) => calendarDay(Date.parse(at), place.timeZone),
      /** "Tuesday, November 24" */
      weekday: (at: string) => formatDate(Date.parse(at), place, 'weekday'),
      /** "Tuesday, November 24, 1:30 PM" */
      full: (at: string) => formatDateTime(Date.parse(at), place, 'weekday'),
      time: (at: string) => formatTime(Date.parse(at), place),
      zone: (at: string) => formatTimeZone(Date.parse(at), place),
      languages: (codes: readonly string[]) =>
        formatList(
          codes.map((code) => names.of(code) ?? code),
          locale,
        ),
      now,
      /** The status of a session. */
      status: (session: CoachingSession) => {
        const status = statusOf(session, now)
        return status === 'UNKNOWN'
          ? t('coaching.status.UNKNOWN', { phone: support.phone })
          : t(`coaching.status.${status}`)
      },
      today: calendarDay(now, place.timeZone),
    }
  }, [t, locale, now])
}
export type CoachingWords = ReturnType<typeof useCoachingWords>
