import {
  highestMeal,
  inRangeLimits,
  mealFigures,
} from '#vitals/model/blood-sugar/blood-sugar-statistics.ts'
import {
  type Meal,
  mealByCode,
  mealCodes,
  mealGroupOf,
} from '#vitals/model/blood-sugar/blood-sugar-codes.ts'
import {
  type BloodSugarReading,
  rangeOf,
  shownValueOf,
} from '#vitals/model/blood-sugar/blood-sugar.ts'
import { dayCurveOf } from '#vitals/model/blood-sugar/typical-day.ts'
import { dayOf } from '#vitals/model/readings/readings.ts'
import { displayedPercents } from '#vitals/model/report/percent-shares.ts'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import type { ReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import type { ReportWords } from '#vitals/ui/wording/use-report-words.ts'
import { classNames } from '#ui/tokens/class-names.ts'
import { formatCalendarDate } from '#i18n/format.ts'
import { mostEvents, sugarEvents } from '../../model/sugar-events.ts'
import type { SpokenSection } from '../report-content.ts'
import { DayCurveDrawing } from './day-curve-drawing.tsx'
import { SheetFigures, SheetRange, SheetRanges, SheetTable } from './sheet-parts.tsx'
import * as styles from './report-sheet.css.ts'

/** Blood sugar: the usual day, figures and ranges, meals, and the dated lows and highs. */
export function SugarOnSheet({
  section: { items, parts },
  readings,
  words,
  says,
}: {
  section: SpokenSection
  readings: readonly BloodSugarReading[]
  words: ReadingWords
  says: ReportWords
}) {
  const { t } = words
  const top = highestMeal(readings)
  const curve = dayCurveOf(readings)
  const usualDay = t('doctor-report.usual-day')
  return (
    <>
      <div className={styles.chartAndSide}>
        <div className={styles.area}>
          <h3 className={styles.subtitle}>
            {top === null || top.meal === 'noMeal'
              ? usualDay
              : t(`blood-sugar.finding.meal.${top.meal}`, { average: top.average })}
          </h3>
          {curve.state === 'curve' ? (
            <>
              <p className={styles.quiet}>{t('doctor-report.usual-day.text', inRangeLimits)}</p>
              <DayCurveDrawing hours={curve.hours} words={words} label={usualDay} />
            </>
          ) : (
            <p className={styles.quiet}>
              {curve.state === 'few'
                ? says.shortage(curve.shortage)
                : t('doctor-report.scattered', { need: curve.need })}
            </p>
          )}
        </div>
        <div className={styles.area}>
          <SheetFigures items={items} />
          <SheetRanges
            caption={t('doctor-report.ranges', { area: t('doctor-report.area.blood-sugar') })}
            parts={parts}
            marks={rangeMarks.bloodSugar}
          />
        </div>
      </div>
      <div className={styles.mealsAndSide}>
        <Meals readings={readings} words={words} />
        <Events readings={readings} words={words} />
      </div>
    </>
  )
}

const groupOf = (meal: Meal) => {
  const code = mealCodes.find((one) => mealByCode[one] === meal)
  return mealGroupOf(code ?? null)
}

function Meals({
  readings,
  words: { t },
}: {
  readings: readonly BloodSugarReading[]
  words: ReadingWords
}) {
  const meals = mealFigures(readings)
  if (meals.length === 0) return null
  const limits = (meal: Meal) =>
    t('blood-sugar.limits.between', {
      from: inRangeLimits.from,
      to: groupOf(meal) === 'before' ? inRangeLimits.beforeMeal : inRangeLimits.to,
    })
  const share = (inRange: number, count: number) => {
    const [percent = null] = displayedPercents([inRange, count - inRange])
    const counts = t('doctor-report.of', { count: inRange, total: count })
    return percent === null ? counts : `${counts} (${t('figures.value.percent', { percent })})`
  }
  return (
    <div className={styles.area}>
      <h3 className={styles.subtitle}>{t('doctor-report.by-meal')}</h3>
      <SheetTable
        caption={t('doctor-report.by-meal')}
        headers={[
          t('doctor-report.when'),
          t('readings.column.readings'),
          t('figures.term.average'),
          t('doctor-report.limits'),
          t('blood-sugar.range.inRange'),
        ]}
        rows={meals.map(({ meal, count, average, inRange }) => ({
          key: meal,
          cells: [
            t(`blood-sugar.meal.${meal}`),
            count,
            <span key="average" className={classNames(styles.strong, styles.wraps)}>
              {average === null ? t('readings.few') : average}
            </span>,
            limits(meal),
            share(inRange, count),
          ],
        }))}
      />
    </div>
  )
}

function Events({
  readings,
  words,
}: {
  readings: readonly BloodSugarReading[]
  words: ReadingWords
}) {
  const { t, locale } = words
  const { lows, highs, lowCount, highCount } = sugarEvents(readings)
  return (
    <div className={styles.area}>
      <h3 className={styles.subtitle}>{t('doctor-report.events')}</h3>
      {lowCount + highCount === 0 ? null : (
        <SheetTable
          caption={t('doctor-report.events')}
          headers={[
            t('readings.column.time'),
            t('figures.unit.blood-sugar'),
            t('doctor-report.csv.range'),
          ]}
          rows={[...lows, ...highs].map((reading) => ({
            key: reading.id,
            cells: [
              t('readings.day-time', {
                day: formatCalendarDate(dayOf(reading), locale, 'short'),
                time: words.time(reading.timestamp),
              }),
              <span key="value" className={styles.strong}>
                {shownValueOf(reading)}
              </span>,
              <SheetRange key="range" {...rangeMarks.bloodSugar[rangeOf(reading)]}>
                {t(`blood-sugar.range.${rangeOf(reading)}`)}
              </SheetRange>,
            ],
          }))}
        />
      )}
      <p className={styles.quiet}>
        {t('doctor-report.events.counts', {
          low: inRangeLimits.from,
          lows: lowCount,
          high: inRangeLimits.to,
          highs: highCount,
          most: mostEvents,
        })}
      </p>
    </div>
  )
}
