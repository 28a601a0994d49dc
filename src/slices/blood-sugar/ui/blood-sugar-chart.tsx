import { useMemo } from 'react'
import {
  type BloodSugarReading,
  rangeOf,
  shownValueOf,
} from '#vitals/model/blood-sugar/blood-sugar.ts'
import { dayOf, sortByTime } from '#vitals/model/readings/readings.ts'
import { addDays, daysBetween } from '#platform/model/calendar-day.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import { bloodSugarLimits as limits } from '#vitals/model/thresholds.ts'
import { StemChart } from '#ui/charts/time-plot/stem-chart.tsx'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import type { BloodSugarWords } from './use-blood-sugar-words.ts'

const day = 24 * 60 * 60 * 1000
const wall = (text: string) => Date.parse(`${text}Z`)
/** The labels that fit a wide axis. */
const mostDates = 90

/**
 * Values outside are drawn at the edge with an arrowhead, so that one out-of-range reading does not
 * flatten the chart.
 */
export const bloodSugarAxis = { least: 40, most: 400 }
export const rangeBands = [
  { low: limits.lowUnder, high: limits.highOver, limits: [limits.lowUnder, limits.highOver] },
]

/** The drawn height of a reading: its number, or the end of the meter's range. */
function heightOf(reading: BloodSugarReading): number {
  const shown = shownValueOf(reading)
  if (typeof shown === 'number') return shown
  return rangeOf(reading) === 'severelyLow' ? limits.severelyLowUnder : limits.severelyHighOver
}

/** The chart point of a reading. */
export function bloodSugarPoint(reading: BloodSugarReading, at: number) {
  const { shape, tone } = rangeMarks.bloodSugar[rangeOf(reading)]
  const height = heightOf(reading)
  return { at, low: height, high: height, shape, tone }
}

/** The texts of each reading for the flag and for screen readers. */
export function useReadingSpeech(readings: readonly BloodSugarReading[], words: BloodSugarWords) {
  const { t } = words
  const at = (index: number) => {
    const reading = readings[index]
    if (reading === undefined) throw new Error(`The chart has no reading at index ${index}.`)
    return reading
  }
  const when = (reading: BloodSugarReading) => words.exactly(dayOf(reading), reading.timestamp)
  return {
    readout: (index: number) => {
      const reading = at(index)
      const range = rangeOf(reading)
      const { shape, tone } = rangeMarks.bloodSugar[range]
      const meal = words.meal(reading)
      return {
        when: when(reading),
        value: String(shownValueOf(reading)),
        unit: t('blood-sugar.unit'),
        status: { shape, tone, word: t(`blood-sugar.range.${range}`) },
        note: meal === '' ? undefined : meal,
      }
    },
    spoken: (index: number) =>
      t('blood-sugar.chart.point', {
        when: when(at(index)),
        value: shownValueOf(at(index)),
        range: t(`blood-sugar.range.${rangeOf(at(index))}`),
      }),
  }
}

/**
 * The days with a label, always including the last one. A long span labels every nth day with its
 * year.
 */
const datesOf = ({ start, end }: DateSpan, words: BloodSugarWords) => {
  const length = daysBetween(start, end) + 1
  const every = Math.ceil(length / mostDates)
  return Array.from({ length: Math.ceil(length / every) }, (_, index) =>
    addDays(end, -index * every),
  )
    .toReversed()
    .map((each) => ({
      at: wall(`${each}T00:00:00`) + day / 2,
      label: every > 1 && each !== end ? words.day(each) : words.tick(each),
    }))
}

/** Every reading as a point over the range, on the wall clock of the reading. */
export function BloodSugarChart({
  readings,
  span,
  words,
  label,
  compact = false,
}: {
  readings: readonly BloodSugarReading[]
  span: DateSpan
  words: BloodSugarWords
  label: string
  compact?: boolean
}) {
  // Points are sorted by wall clock: after a journey west, 8 AM may follow 9 AM.
  const walls = useMemo(
    () =>
      sortByTime(readings, 'oldest')
        .map((reading) => ({ reading, at: wall(reading.timestamp) }))
        .sort((a, b) => a.at - b.at),
    [readings],
  )
  const ordered = useMemo(() => walls.map(({ reading }) => reading), [walls])
  const points = useMemo(
    () => walls.map(({ reading, at }) => bloodSugarPoint(reading, at)),
    [walls],
  )
  const dates = useMemo(() => datesOf(span, words), [span, words])
  const speech = useReadingSpeech(ordered, words)
  const chart = {
    label,
    points,
    bands: rangeBands,
    axis: bloodSugarAxis,
    dates,
    from: wall(`${span.start}T00:00:00`),
    to: wall(`${span.end}T00:00:00`) + day,
  }
  return compact ? <StemChart {...chart} compact /> : <StemChart {...chart} {...speech} />
}
