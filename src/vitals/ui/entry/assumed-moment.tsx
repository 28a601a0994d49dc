import type { ReactNode } from 'react'
import { isAmbiguousTime } from '#vitals/model/readings/moment-input.ts'
import type { Failure } from '#platform/http/failure.ts'
import { useLocalClock } from '#i18n/use-local-clock.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { formatDayOrToday, formatWallTime } from '#i18n/wall-clock-format.ts'
import { AssumedFields } from '#ui/forms/assumed-fields.tsx'
import { DateTimeFields } from '#ui/forms/fields/date-time-fields.tsx'
import { isDay } from '#platform/model/calendar-day.ts'

/**
 * The assumed time of an entry as one line, "Now, 12:14 PM, before lunch", with its fields behind
 * "Change" (area `forms`). `also`: a further assumed value in words, with its field in `children`.
 */
export function AssumedMoment({
  moment,
  also = null,
  errors,
  failure = null,
  idOf,
  change,
  children,
}: {
  moment: { readonly day: string; readonly time: string }
  also?: string | null
  errors: { readonly day?: string | undefined; readonly time?: string | undefined }
  /** The failure of the save; the server's words for a refused time stand beside the time. */
  failure?: Failure | null
  idOf: (field: 'day' | 'time') => string
  change: (moment: { readonly day: string } | { readonly time: string }) => void
  children?: ReactNode
}) {
  const t = useMessages()
  const locale = useLocale()
  const { today, minute } = useLocalClock()
  const shown = { ...errors, time: errors.time ?? refusedTime(failure) }
  const { day, time } = moment
  const isTwice = isAmbiguousTime(moment)
  const isValid = isDay(day) && /^\d{2}:\d{2}$/.test(time)
  const wall = () => formatWallTime(`${day}T${time}:00`, locale)
  const when = !isValid
    ? ''
    : `${day}T${time}` === minute
      ? t('forms.assumed.now', { time: wall() })
      : t('forms.assumed.at', {
          day: formatDayOrToday(day, today, locale, 'weekdayShort'),
          time: wall(),
        })
  return (
    <AssumedFields
      said={
        also === null
          ? when
          : `${when}, ${also.charAt(0).toLocaleLowerCase(locale)}${also.slice(1)}`
      }
      hasProblem={!isValid || isTwice || shown.day !== undefined || shown.time !== undefined}
    >
      <DateTimeFields {...{ moment, today, isTwice, idOf, change, errors: shown }} />
      {children}
    </AssumedFields>
  )
}

/** The details of a refused time, as the operations name it. */
const times = ['timestamp', 'measurementTime']

function refusedTime(failure: Failure | null): string | undefined {
  if (failure?._tag !== 'Refused') return undefined
  const isOfTime =
    failure.error === 'failed_precondition' || failure.details.some((each) => times.includes(each))
  return isOfTime ? failure.said : undefined
}
