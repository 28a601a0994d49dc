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
  period: TrendPeriod
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
  period,
  label,
  today,
  view,
  onView,
  onRange,
  onChange,
}: Props) {
  const t = useMessages()
  const { range, start, end } = period
  return (
    <ChartToolbar view={view} onView={onView}>
      <SegmentedControl
        label={t('blood-pressure.range')}
        options={choices.map((value) => ({ value, label: t(`blood-pressure.range.${value}`) }))}
        value={range}
        onChange={(chosen) =>
          chosen === 'own' ? onChange({ from: start, to: end }) : onRange(chosen)
        }
      />
      {range === 'own' ? (
        <Inline gap="s3" align="end">
          <DateRangeFields span={period} {...{ today, onChange }} />
        </Inline>
      ) : (
        <Steps {...{ label, today, onChange }} period={{ range, start, end }} />
      )}
    </ChartToolbar>
  )
}

function Steps({
  period,
  label,
  today,
  onChange,
}: Pick<Props, 'label' | 'today' | 'onChange'> & { period: Parameters<typeof periodBefore>[0] }) {
  const t = useMessages()
  const { range } = period
  const next = periodAfter(period, today)
  return (
    <Inline gap="s1" noWrap>
      <IconButton
        icon="chevron-left"
        label={t('blood-pressure.earlier')}
        onClick={() => onChange({ range, to: periodBefore(period).end })}
      />
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
  )
}
