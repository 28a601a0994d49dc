import {
  type BloodPressureReading,
  categorize,
} from '#vitals/model/blood-pressure/blood-pressure.ts'
import { bloodPressureTarget } from '#vitals/model/thresholds.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import type { ReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { formatSpan } from '#i18n/wall-clock-format.ts'
import { formatCalendarDate } from '#i18n/format.ts'
import { toned } from '#ui/tokens/tone.css.ts'
import { ShapeSign } from '#ui/primitives/shape-sign.tsx'
import { periodDaysOf, type PressurePeriod, pressurePeriods } from '../../model/pressure-periods.ts'
import type { SpokenSection } from '../report-content.ts'
import { plotScales, size } from './plot-scales.ts'
import { SheetFigures, SheetRanges, SheetTable } from './sheet-parts.tsx'
import * as styles from './report-sheet.css.ts'

/** Blood pressure: figures, categories, and the averages by week. */
export function PressureOnSheet({
  section: { items, parts, span },
  readings,
  length,
  words,
}: {
  section: SpokenSection
  readings: readonly BloodPressureReading[]
  length: number
  words: ReadingWords
}) {
  const { t, locale } = words
  const periods = pressurePeriods(readings, span, length)
  const caption = t(`doctor-report.by-days.${periodDaysOf(length)}`)
  const spanWords = ({ start, end }: DateSpan) =>
    start === end
      ? formatCalendarDate(start, locale, 'short')
      : t('readings.span', formatSpan(start, end, end, locale))
  return (
    <div className={styles.halves}>
      <div className={styles.area}>
        <SheetFigures items={items} />
        <SheetRanges
          caption={t('doctor-report.ranges', { area: t('doctor-report.area.blood-pressure') })}
          parts={parts}
          marks={rangeMarks.bloodPressure}
          limits="screen"
        />
      </div>
      <div className={styles.area}>
        <h3 className={styles.subtitle}>{caption}</h3>
        <Stems periods={periods} words={words} label={caption} />
        <SheetTable
          caption={caption}
          headers={[
            t('readings.print.period'),
            t('figures.term.average'),
            t('readings.column.readings'),
          ]}
          rows={periods.map((period) => ({
            key: period.start,
            cells: [
              spanWords(period),
              <span key="average" className={styles.strong}>
                {`${period.average.systolic}/${period.average.diastolic}`}
              </span>,
              period.count,
            ],
          }))}
        />
      </div>
    </div>
  )
}

/** The averages as stems from the bottom to the top number; the table beside it has the numbers. */
function Stems({
  periods,
  words: { locale },
  label,
}: {
  periods: readonly PressurePeriod[]
  words: ReadingWords
  label: string
}) {
  const { systolicBelow, diastolicBelow } = bloodPressureTarget
  const all = periods.flatMap(({ average }) => [average.systolic, average.diastolic])
  const { x, y, left, top } = plotScales(
    [-0.5, Math.max(1, periods.length) - 0.5],
    [Math.min(diastolicBelow, ...all) - 8, Math.max(systolicBelow, ...all) + 8],
  )
  const across = (value: number) => `M0 ${y(value)}H${size}`
  return (
    <div className={styles.low} role="img" aria-label={label}>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${size} ${size}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.edge} d={`${across(systolicBelow)}${across(diastolicBelow)}`} />
        {periods.map(({ start, average }, index) => (
          <g key={start} className={toned[rangeMarks.bloodPressure[categorize(average)].tone]}>
            <path
              className={styles.stem}
              d={`M${x(index)} ${y(average.systolic)}V${y(average.diastolic)}`}
            />
          </g>
        ))}
      </svg>
      {[systolicBelow, diastolicBelow].map((value) => (
        <span key={value} className={styles.left} style={{ top: top(value) }} aria-hidden="true">
          {value}
        </span>
      ))}
      {periods.map(({ start, average }, index) => (
        <span
          key={start}
          className={styles.point}
          style={{ left: left(index), top: top(average.systolic) }}
          aria-hidden="true"
        >
          <ShapeSign {...rangeMarks.bloodPressure[categorize(average)]} />
        </span>
      ))}
      {periods.map(({ start }, index) =>
        index > 0 && index !== periods.length - 1 ? null : (
          <span
            key={start}
            className={styles.below}
            style={{ left: left(index) }}
            aria-hidden="true"
          >
            {formatCalendarDate(start, locale, 'short')}
          </span>
        ),
      )}
    </div>
  )
}
