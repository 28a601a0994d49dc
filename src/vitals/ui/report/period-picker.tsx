import { useMessages } from '#i18n/use-messages.ts'
import { addDays, type Day } from '#platform/model/calendar-day.ts'
import { DateRangeFields } from '../log/date-range-fields.tsx'
import type { SearchParamsChange } from '#ui/navigation/use-search-params.ts'
import { SegmentedControl } from '#ui/forms/fields/segmented-control.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'

type Span = { readonly start: string; readonly end: string }
const own = 'own'

/**
 * Selects a period: a number of days up to the last reading, or a custom span. `requested` is the
 * span of the address or null, `span` the shown one, null until it is known. Days compare as text; a
 * start after the end moves the end.
 */
export function PeriodPicker<Days extends number>({
  ranges,
  range,
  onRange,
  requested,
  span,
  today,
  onChange,
}: {
  ranges: readonly Days[]
  range: Days
  onRange: (days: Days) => void
  requested: Span | null
  span: Span | null
  today: Day
  onChange: (change: SearchParamsChange) => void
}) {
  const t = useMessages()
  const shown = span ?? { start: addDays(today, 1 - range), end: today }
  const choose = (chosen: string) => {
    const days = ranges.find((each) => String(each) === chosen)
    if (days === undefined) onChange({ from: shown.start, to: shown.end })
    else onRange(days)
  }
  return (
    <Stack gap="s3">
      <SegmentedControl
        label={t('readings.range')}
        options={[
          ...ranges.map((days) => ({
            value: String(days),
            label: t('readings.range.days', { days }),
          })),
          { value: own, label: t('readings.range.own') },
        ]}
        value={requested === null ? String(range) : own}
        onChange={choose}
      />
      {requested === null ? null : (
        <Inline gap="s3" align="end">
          <DateRangeFields span={requested} {...{ today, onChange }} />
        </Inline>
      )}
    </Stack>
  )
}
