import type { Day } from '#domain/readings-calendar.ts'
import { type Period, periodAfter, periodBefore, trendRanges } from '#domain/readings-period.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { ChartToolbar, type ChartView } from '#ui/chart/chart-frame.tsx'
import type { SearchChange } from '#ui/link/use-search.ts'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { Inline } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'

/** Which period is shown, the way to those before and after it, and whether as a chart or as a table. */
export function TrendToolbar({
  period,
  label,
  today,
  view,
  onView,
  onChange,
}: {
  period: Period
  /** "Oct 22 to Nov 20" */
  label: string
  today: Day
  view: ChartView
  onView: (view: ChartView) => void
  onChange: (change: SearchChange) => void
}) {
  const t = useMessages()
  const { range } = period
  const next = periodAfter(period, today)
  return (
    <ChartToolbar view={view} onView={onView}>
      <Segmented
        label={t('blood-pressure.range')}
        options={trendRanges.map(value => ({ value, label: t(`blood-pressure.range.${value}`) }))}
        value={range}
        onChange={chosen => onChange({ range: chosen })}
      />
      <Inline gap="s1" noWrap>
        <IconButton icon="chevron-left" label={t('blood-pressure.earlier')} onClick={() => onChange({ range, to: periodBefore(period).end })} />
        <Text as="span" look="label" aria-live="polite">
          {label}
        </Text>
        <IconButton
          icon="chevron-right"
          label={t('blood-pressure.later')}
          unavailable={next === null}
          onClick={() => {
            if (next !== null) onChange({ range, to: next.end })
          }}
        />
      </Inline>
    </ChartToolbar>
  )
}
