import { useMemo } from 'react'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { minuteOfDay } from '#vitals/model/blood-sugar/typical-day.ts'
import { StemChart } from '#ui/charts/time-plot/stem-chart.tsx'
import { dayTicks } from './typical-day-chart.tsx'
import {
  bloodSugarPoint,
  rangeBands,
  bloodSugarAxis,
  useReadingSpeech,
} from '../blood-sugar-chart.tsx'
import type { BloodSugarWords } from '../use-blood-sugar-words.ts'

/** Every reading by its time of day; shown when there are too few for a curve. */
export function TypicalDayDots({
  readings,
  words,
  label,
}: {
  readings: readonly BloodSugarReading[]
  words: BloodSugarWords
  label: string
}) {
  const ordered = useMemo(
    () => readings.toSorted((a, b) => minuteOfDay(a) - minuteOfDay(b)),
    [readings],
  )
  const points = useMemo(
    () => ordered.map((reading) => bloodSugarPoint(reading, minuteOfDay(reading))),
    [ordered],
  )
  const dates = useMemo(() => dayTicks(words, 60), [words])
  return (
    <StemChart
      label={label}
      points={points}
      bands={rangeBands}
      axis={bloodSugarAxis}
      dates={dates}
      from={0}
      to={24 * 60}
      page={3 * 60}
      {...useReadingSpeech(ordered, words)}
    />
  )
}
