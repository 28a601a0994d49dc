import type { Reminder } from '../model/reminders.ts'
import { isUnreadable } from '#platform/model/parts/part.ts'
import { useMemo } from 'react'
import { nextReminder, type ReminderInput } from '../model/reminder-input.ts'
import type { ReminderKind } from '../model/reminders.ts'
import { type Weekday, weekdays } from '#session/member/model/weekdays.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { formatCalendarDate, formatList, formatTimeZone } from '#i18n/format.ts'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'
import { currentTime } from '#platform/time/current-time.ts'
import { assertNever } from '#platform/model/assert-never.ts'
import { useLocalClock } from '#i18n/use-local-clock.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { formatDayOrToday, formatWallTime, inSentence } from '#i18n/wall-clock-format.ts'

/** A week that starts on a Monday; only its weekdays are used. */
const someWeek = [
  '2026-11-16',
  '2026-11-17',
  '2026-11-18',
  '2026-11-19',
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
] as const

/** Formats kinds, days and times of the reminder pages in the current language. */
export function useReminderWords() {
  const t = useMessages()
  const locale = useLocale()
  const { today, time: now } = useLocalClock()
  return useMemo(() => {
    const weekday = (day: Weekday, style: 'weekdayLong' | 'weekdayOnly' = 'weekdayLong') =>
      formatCalendarDate(someWeek[weekdays.indexOf(day)] ?? someWeek[0], locale, style)
    const kind = (of: ReminderKind) =>
      t(isUnknown(of) ? 'reminders.kind.unknown' : `reminders.kind.${of}`)
    const days = (of: ReminderInput['weekdays']) =>
      of.length === weekdays.length
        ? t('reminders.every-day')
        : formatList(
            weekdays.filter((day) => of.includes(day)).map((day) => weekday(day, 'weekdayOnly')),
            locale,
          )
    const time = (at: string) => formatWallTime(`2026-11-16T${at}:00`, locale)
    return {
      t,
      /** The zone of the device: reminders follow the member's own clock. */
      zone: inSentence(
        formatTimeZone(currentTime(), { locale, timeZone: memberTimeZone() }),
        locale,
      ),
      weekday,
      time,
      kind,
      name: ({ kind: of, label }: Pick<Reminder, 'kind' | 'label'>) =>
        label === ''
          ? kind(of)
          : t('reminders.named', {
              kind: kind(of),
              label: isUnreadable(label) ? t('ui.unreadable') : label,
            }),
      /** "7:00 AM and 9:00 PM. Every day" */
      when: ({ times, weekdays: of }: Pick<ReminderInput, 'times' | 'weekdays'>) =>
        t('reminders.when', {
          times: formatList(times.toSorted().map(time), locale),
          days: days(of),
        }),
      /** The label of a form field. */
      field: (of: keyof ReminderInput) => t(`reminders.form.${of}`),
      /** The value of a form field as text. */
      value: (reminder: ReminderInput, of: keyof ReminderInput): string => {
        switch (of) {
          case 'kind':
            return kind(reminder.kind)
          case 'times':
            return formatList(reminder.times.toSorted().map(time), locale)
          case 'weekdays':
            return days(reminder.weekdays)
          case 'label':
            return reminder.label
          case 'enabled':
            return t(reminder.enabled ? 'reminders.on' : 'reminders.off')
          default:
            return assertNever(of)
        }
      },
      /** "Next: Today, 7:00 AM", or "Off". */
      next: (reminder: Pick<ReminderInput, 'times' | 'weekdays' | 'enabled'>) => {
        const next = nextReminder(reminder, today, now)
        return next === null
          ? t('reminders.off')
          : t('reminders.next', {
              day: inSentence(formatDayOrToday(next.day, today, locale, 'weekdayShort'), locale),
              time: time(next.time),
            })
      },
    }
  }, [t, locale, today, now])
}
export type ReminderWords = ReturnType<typeof useReminderWords>
