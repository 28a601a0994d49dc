import { between } from '#platform/model/numbers/limits.ts'
import { useMemo } from 'react'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { minuteOfDay } from '#vitals/model/blood-sugar/typical-day.ts'
import { hoursOf, type MealPoint } from '../../model/usual-day.ts'
import { LineChart } from '#ui/charts/time-plot/line-chart.tsx'
import { StemChart } from '#ui/charts/time-plot/stem-chart.tsx'
import { Stems } from '#ui/charts/time-plot/stem-drawing.tsx'
import {
  bloodSugarAxis,
  bloodSugarPoint,
  rangeBands,
  useReadingSpeech,
} from '../blood-sugar-chart.tsx'
import type { BloodSugarWords } from '../use-blood-sugar-words.ts'

/** Every third hour of the axis, which covers the hours with readings. */
const marks = [0, 3, 6, 9, 12, 15, 18, 21, 24] as const

function useDayPlot(readings: readonly BloodSugarReading[], words: BloodSugarWords) {
  const ordered = useMemo(
    () => readings.toSorted((a, b) => minuteOfDay(a) - minuteOfDay(b)),
    [readings],
  )
  const dots = useMemo(
    () => ordered.map((reading) => bloodSugarPoint(reading, minuteOfDay(reading))),
    [ordered],
  )
  const plot = useMemo(() => {
    const { from, to } = hoursOf(ordered)
    return {
      from: from * 60,
      to: to * 60,
      dates: between(marks, from, to).map((hour) => ({ at: hour * 60, label: words.hour(hour) })),
      bands: rangeBands,
      axis: bloodSugarAxis,
      page: 180,
    }
  }, [ordered, words])
  return { ordered, dots, plot }
}

/**
 * The average of each meal at its usual time, joined over the day, above every reading as a dot. The
 * flag marks the highest meal, whose number is the finding's.
 */
export function UsualDayChart({
  readings,
  meals,
  highest,
  words,
  label,
}: {
  readings: readonly BloodSugarReading[]
  meals: readonly MealPoint[]
  highest: MealPoint | null
  words: BloodSugarWords
  label: string
}) {
  const { t } = words
  const { dots, plot } = useDayPlot(readings, words)
  const points = useMemo(
    () => meals.map(({ minute, average }) => ({ at: minute, value: average, joined: true })),
    [meals],
  )
  const at = (index: number) => {
    const meal = meals[index]
    if (meal === undefined) throw new Error(`The chart has no meal at index ${index}.`)
    return meal
  }
  const name = (index: number) => t(`blood-sugar.meal.${at(index).meal}`)
  return (
    <LineChart
      {...plot}
      label={label}
      points={points}
      idle={highest === null ? undefined : meals.indexOf(highest)}
      under={(layout) => <Stems layout={layout} points={dots} />}
      readout={(index) => ({
        when: name(index),
        value: words.number(at(index).average),
        unit: t('blood-sugar.day.unit'),
        note: words.count(at(index).count),
      })}
      spoken={(index) =>
        t('blood-sugar.day.point', {
          meal: name(index),
          average: words.number(at(index).average),
          count: words.count(at(index).count),
        })
      }
    />
  )
}

/** Every reading by its time of day; shown when there are too few for a line. */
export function UsualDayDots({
  readings,
  words,
  label,
}: {
  readings: readonly BloodSugarReading[]
  words: BloodSugarWords
  label: string
}) {
  const { ordered, dots, plot } = useDayPlot(readings, words)
  return <StemChart {...plot} label={label} points={dots} {...useReadingSpeech(ordered, words)} />
}
