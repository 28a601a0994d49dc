import type { Day } from '#domain/readings-calendar.ts'
import { type Period, periodAfter, periodBefore, trendRanges } from '#domain/readings-period.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import type { SearchChange } from '#ui/link/use-search.ts'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { TogglePair } from '#ui/segmented/toggle-pair.tsx'
import { trendViews, type TrendView } from './use-trend-view.ts'
import * as styles from './trends.css.ts'

const viewIcons = { chart: 'chart', table: 'table' } as const

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
  view: TrendView
  onView: (view: TrendView) => void
  onChange: (change: SearchChange, how?: 'replace' | 'push') => void
}) {
  const t = useMessages()
  const next = periodAfter(period, today)
  const [chart, table] = trendViews.map(value => ({ value, label: t(`ui.chart.view.${value}`), icon: viewIcons[value] }))
  return (
    <div className={styles.tools}>
      <div className={styles.ranges}>
        <Segmented
          label={t('blood-pressure.range')}
          options={trendRanges.map(value => ({ value, label: t(`blood-pressure.range.${value}`) }))}
          value={period.range}
          onChange={range => onChange({ range })}
        />
      </div>
      <div className={styles.dates}>
        <IconButton icon="chevron-left" label={t('blood-pressure.earlier')} onClick={() => onChange({ range: period.range, to: periodBefore(period).end })} />
        <span aria-live="polite">{label}</span>
        <IconButton
          icon="chevron-right"
          label={t('blood-pressure.later')}
          unavailable={next === null}
          onClick={() => {
            if (next !== null) onChange({ range: period.range, to: next.end === today ? null : next.end })
          }}
        />
      </div>
      <div className={styles.views}>
        {chart && table ? <TogglePair label={t('ui.chart.view')} options={[chart, table]} value={view} onChange={onView} /> : null}
      </div>
    </div>
  )
}
