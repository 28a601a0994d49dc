import { earlierDay, isDay, laterDay } from '#platform/model/calendar-day.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { SearchParamsChange } from '#ui/navigation/use-search-params.ts'
import { DateFilterField } from '#ui/forms/fields/date-filter-field.tsx'

/**
 * The first and last day of a span, stored in the address as `from` and `to`. A day beyond the
 * other moves the other; days compare as text.
 */
export function DateRangeFields({
  span: { start, end },
  today,
  onChange,
}: {
  span: { readonly start: string; readonly end: string }
  today: string
  onChange: (change: SearchParamsChange) => void
}) {
  const t = useMessages()
  return (
    <>
      <DateFilterField
        label={t('readings.logs.from')}
        value={start}
        max={today}
        accepts={isDay}
        onChange={(from) => onChange({ from, to: laterDay(from, end) })}
      />
      <DateFilterField
        label={t('readings.logs.to')}
        value={end}
        max={today}
        accepts={isDay}
        onChange={(to) => onChange({ from: earlierDay(start, to), to })}
      />
    </>
  )
}
