import { useMessages } from '#i18n/use-messages.ts'
import type { SearchChange } from '#ui/navigation/use-search-params.ts'
import { DayField } from '#ui/forms/fields/date-filter-field.tsx'

/**
 * The first and the last day of a span, kept in the address as `from` and `to`; the one takes the
 * other along. Days compare as text.
 */
export function SpanFields({
  span: { start, end },
  today,
  isDay,
  onChange,
}: {
  span: { readonly start: string; readonly end: string }
  today: string
  isDay: (text: string) => boolean
  onChange: (change: SearchChange) => void
}) {
  const t = useMessages()
  return (
    <>
      <DayField
        label={t('readings.logs.from')}
        value={start}
        max={today}
        accepts={isDay}
        onChange={(from) => onChange({ from, to: from > end ? from : end })}
      />
      <DayField
        label={t('readings.logs.to')}
        value={end}
        max={today}
        accepts={isDay}
        onChange={(to) => onChange({ from: start < to ? start : to, to })}
      />
    </>
  )
}
