import { isUnreadable } from '#platform/model/parts/part.ts'
import { useMemo } from 'react'
import {
  categorize,
  type BloodPressureReading,
} from '#vitals/model/blood-pressure/blood-pressure.ts'
import { marksOf } from '../model/blood-pressure-series.ts'
import { daysOfMark, type TrendPeriod } from '../model/trend-search.ts'
import { slotsOf } from '#vitals/model/readings/group-averages.ts'
import { bloodPressureTarget } from '#vitals/model/thresholds.ts'
import { StemChart } from '#ui/charts/time-plot/stem-chart.tsx'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import {
  pressureTime,
  type BloodPressureWords,
  formatPressure,
} from './use-blood-pressure-words.ts'

const { systolicBelow, diastolicBelow } = bloodPressureTarget
/**
 * The drawn depth of a target band below its limit. The goal itself has no lower end
 * (docs/design.md#charts).
 */
const systolicDepth = 40
const diastolicDepth = 20
const hours = [0, 6, 12, 18, 24]
const wall = (text: string) => Date.parse(`${text}Z`)

type Props = {
  period: TrendPeriod
  readings: readonly BloodPressureReading[]
  words: BloodPressureWords
  label: string
  compact?: boolean
}

/**
 * Readings as stems over the target bands, on the wall clock of the readings. A day runs from
 * midnight to midnight.
 */
export function BloodPressureChart({ period, readings, words, label, compact = false }: Props) {
  const { t } = words
  const { range, start, end } = period
  const series = useMemo(
    () => marksOf({ range, start, end }, readings),
    [range, start, end, readings],
  )
  const size = daysOfMark({ range, start, end })
  const isDay = size === 0
  const points = useMemo(
    () =>
      series.map((point) => ({
        at:
          isDay && point.timestamp !== null ? wall(point.timestamp) : wall(`${point.day}T00:00:00`),
        low: point.diastolic,
        high: point.systolic,
        ...rangeMarks.bloodPressure[categorize(point)],
      })),
    [series, isDay],
  )
  const dates = useMemo(
    () =>
      isDay
        ? hours.map((hour) => ({
            at: wall(`${start}T00:00:00`) + hour * 3_600_000,
            label: words.hour(hour),
          }))
        : slotsOf({ start, end }, size).map((slot) => ({
            at: wall(`${slot.end}T00:00:00`),
            label: size > 1 && slot.end !== end ? words.day(slot.end) : words.tick(slot.end),
          })),
    [isDay, size, start, end, words],
  )
  const bands = useMemo(
    () => [
      {
        low: systolicBelow - systolicDepth,
        high: systolicBelow,
        limits: [systolicBelow],
        title: t('blood-pressure.axis.systolic'),
        text: t('blood-pressure.axis.below', { below: systolicBelow }),
      },
      {
        low: diastolicBelow - diastolicDepth,
        high: diastolicBelow,
        limits: [diastolicBelow],
        title: t('blood-pressure.axis.diastolic'),
        text: t('blood-pressure.axis.below', { below: diastolicBelow }),
      },
    ],
    [t],
  )
  const span = { from: dates.at(0)?.at ?? 0, to: dates.at(-1)?.at ?? 0 }
  const chart = { label, points, bands, dates, ...span }
  if (compact) return <StemChart {...chart} compact />
  const pointAt = (index: number) => {
    const point = series[index]
    if (point === undefined) throw new Error(`The chart has no reading at index ${index}.`)
    return point
  }
  return (
    <StemChart
      {...chart}
      {...(isDay ? { page: 6 * 3_600_000 } : {})}
      readout={(index) => {
        const point = pointAt(index)
        return {
          when: pressureTime(words, point),
          value: formatPressure(point),
          unit: t('blood-pressure.unit'),
          status: {
            ...rangeMarks.bloodPressure[point.category],
            word: t(`blood-pressure.category.${point.category}`),
          },
          note:
            point.count > 1
              ? t('blood-pressure.point.count', { count: point.count })
              : point.pulse === null
                ? undefined
                : isUnreadable(point.pulse)
                  ? t('blood-pressure.pulse.unreadable')
                  : t('blood-pressure.pulse', { pulse: point.pulse }),
        }
      }}
      spoken={(index) => {
        const { count, category, ...point } = pointAt(index)
        const values = {
          when: pressureTime(words, point),
          reading: words.spoken(point),
          category: t(`blood-pressure.category.${category}`),
        }
        return count > 1
          ? t('blood-pressure.point.average', { ...values, count })
          : t('blood-pressure.point.one', values)
      }}
    />
  )
}
