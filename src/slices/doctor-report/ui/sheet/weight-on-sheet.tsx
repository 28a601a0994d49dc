import { daysBetween } from '#platform/model/calendar-day.ts'
import { dayOf, oldestFirst, readingsWithin } from '#vitals/model/readings/readings.ts'
import { regular } from '#vitals/model/weight/weight-change.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import type { ReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { formatCalendarDate } from '#i18n/format.ts'
import type { SpokenSection } from '../report-content.ts'
import { plotScales, size } from './plot-scales.ts'
import { SheetFigures } from './sheet-parts.tsx'
import * as styles from './report-sheet.css.ts'

/** Weight: the line from the first to the last regular reading, and the figures. */
export function WeightOnSheet({
  section: { items, span },
  readings,
  words,
}: {
  section: SpokenSection
  readings: readonly WeightReading[]
  words: ReadingWords
}) {
  const ordered = readingsWithin(regular(readings), span).toSorted(oldestFirst)
  return (
    <>
      <Line readings={ordered} words={words} />
      <SheetFigures items={items} />
    </>
  )
}

function Line({
  readings,
  words: { t, locale, number },
}: {
  readings: readonly WeightReading[]
  words: ReadingWords
}) {
  const first = readings.at(0)
  const last = readings.at(-1)
  if (first === undefined || last === undefined || first === last) return null
  const pounds = readings.map((reading) => reading.pounds)
  const days = (reading: WeightReading) => daysBetween(dayOf(first), dayOf(reading))
  const { x, y, left, top } = plotScales(
    [0, Math.max(1, days(last))],
    [Math.min(...pounds) - 1, Math.max(...pounds) + 1],
  )
  const path = readings
    .map((reading, index) => `${index === 0 ? 'M' : 'L'}${x(days(reading))} ${y(reading.pounds)}`)
    .join('')
  const ends = [
    { reading: first, look: styles.start },
    { reading: last, look: last.pounds - first.pounds < 0 ? styles.endBelow : styles.end },
  ]
  return (
    <div className={styles.low} role="img" aria-label={t('doctor-report.area.weight')}>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${size} ${size}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.middle} d={path} />
      </svg>
      {ends.map(({ reading, look }) => (
        <span
          key={reading.id}
          className={look}
          style={{ left: left(days(reading)), top: top(reading.pounds) }}
          aria-hidden="true"
        >
          {number(reading.pounds, { decimals: 1 })}
        </span>
      ))}
      {ends.map(({ reading }) => (
        <span
          key={reading.id}
          className={styles.below}
          style={{ left: left(days(reading)) }}
          aria-hidden="true"
        >
          {formatCalendarDate(dayOf(reading), locale, 'short')}
        </span>
      ))}
    </div>
  )
}
