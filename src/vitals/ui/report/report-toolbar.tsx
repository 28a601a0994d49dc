import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { SegmentedControl } from '#ui/forms/fields/segmented-control.tsx'
import * as styles from './report-card.css.ts'

/**
 * The period of a report, and buttons to save and print it. Without `onSave` neither shows.
 */
export function ReportToolbar<Days extends number>({
  ranges,
  range,
  onRange,
  onSave,
}: {
  ranges: readonly Days[]
  range: Days
  onRange: (range: Days) => void
  onSave?: (() => void) | undefined
}) {
  const t = useMessages()
  return (
    <div className={styles.toolbar}>
      <ReportRanges {...{ ranges, range, onRange }} />
      {onSave === undefined ? null : (
        <div className={styles.actions}>
          <Button look="secondary" icon="table" onClick={onSave}>
            {t('readings.logs.csv')}
          </Button>
          <Button icon="printer" onClick={() => print()}>
            {t('readings.logs.print')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The selectable lengths of a period, in days. */
export function ReportRanges<Days extends number>({
  ranges,
  range,
  onRange,
}: {
  ranges: readonly Days[]
  range: Days
  onRange: (range: Days) => void
}) {
  const t = useMessages()
  return (
    <SegmentedControl
      label={t('readings.range')}
      options={ranges.map((days) => ({
        value: String(days),
        label: t('readings.range.days', { days }),
      }))}
      value={String(range)}
      onChange={(chosen) => onRange(ranges.find((days) => String(days) === chosen) ?? range)}
    />
  )
}
