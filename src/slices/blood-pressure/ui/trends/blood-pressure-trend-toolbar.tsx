import type { TrendPeriod } from '../../model/trend-search.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import {
  periodAfter,
  periodBefore,
  type TrendRange,
  trendRanges,
} from '#platform/model/date-span.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import { ChartToolbar, type ChartView } from '#ui/charts/chart-frame.tsx'
import { DateRangeFields } from '#vitals/ui/log/date-range-fields.tsx'
import type { SearchParamsChange } from '#ui/navigation/use-search-params.ts'
import { SegmentedControl } from '#ui/forms/fields/segmented-control.tsx'
import { Inline } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'

const choices = [...trendRanges, 'own'] as const

type Props = {
  range: TrendPeriod['range']
  /** Null until the days are known: the buttons wait for them. */
  period: TrendPeriod | null
  /** "Oct 22 to Nov 20" */
  label: string
  today: Day
  view: ChartView
  onView: (view: ChartView) => void
  onRange: (range: TrendRange) => void
  onChange: (change: SearchParamsChange) => void
}

/** Selects the period (previous, next or custom days) and the view (chart or table). */
export function BloodPressureTrendToolbar({
  range,
  period,
  label,
  today,
  view,
  onView,
  onRange,
  onChange,
}: Props) {
  const t = useMessages()
  return (
    <ChartToolbar view={view} onView={onView}>
      <SegmentedControl
        label={t('blood-pressure.range')}
        options={choices.map((value) => ({ value, label: t(`blood-pressure.range.${value}`) }))}
        value={range}
        onChange={(chosen) => {
          if (chosen !== 'own') onRange(chosen)
          else if (period !== null) onChange({ from: period.start, to: period.end })
        }}
      />
      {range !== 'own' ? (
        <Steps
          {...{ label, today, onChange }}
          period={period === null ? null : { range, start: period.start, end: period.end }}
        />
      ) : period === null ? null : (
        <Inline gap="s3" align="end">
          <DateRangeFields span={period} {...{ today, onChange }} />
        </Inline>
      )}
    </ChartToolbar>
  )
}

function Steps({
  period,
  label,
  today,
  onChange,
}: Pick<Props, 'label' | 'today' | 'onChange'> & {
  period: Parameters<typeof periodBefore>[0] | null
}) {
  const t = useMessages()
  const next = period === null ? null : periodAfter(period, today)
  return (
    <Inline gap="s1" noWrap>
      <IconButton
        icon="chevron-left"
        label={t('blood-pressure.earlier')}
        unavailable={period === null}
        onClick={() => {
          if (period !== null) onChange({ range: period.range, to: periodBefore(period).end })
        }}
      />
      <Text as="span" look="label" aria-live="polite">
        {label}
      </Text>
      <IconButton
        icon="chevron-right"
        label={t('blood-pressure.later')}
        unavailable={next === null}
        onClick={() => {
          if (period !== null && next !== null) onChange({ range: period.range, to: next.end })
        }}
      />
    </Inline>
  )
}
