import { useMemo } from 'react'
import {
  heightOfLevel,
  type HourLevels,
  levelWords,
} from '#vitals/model/blood-sugar/typical-day.ts'
import { bloodSugarLimits as limits } from '#vitals/model/thresholds.ts'
import { BandChart } from '#ui/charts/time-plot/band-chart.tsx'
import { bloodSugarAxis } from '../blood-sugar-chart.tsx'
import type { BloodSugarWords } from '../use-blood-sugar-words.ts'

/** Every third hour along the axis, midnight at both ends. */
const marks = [0, 3, 6, 9, 12, 15, 18, 21, 24] as const
export function dayTicks({ hour }: BloodSugarWords, unit: number) {
  return marks.map((at) => ({ at: at * unit, label: hour(at) }))
}
export const targetEdges = [
  {
    low: limits.lowUnder,
    high: limits.highOver,
    limits: [limits.lowUnder, limits.highOver],
    look: 'edges' as const,
  },
]

/** Spanish uses another form for one o'clock. */
const clockOf = (hour: number) => (hour % 12 === 1 ? 'one' : 'hour')
/** "Around 9 AM" */
export function aroundWords({ t, hour }: BloodSugarWords, at: number): string {
  return t(`blood-sugar.day.around.${clockOf(at)}`, { hour: hour(at) })
}
/** "Highest around 9 AM: middle value 175" */
export function highestWords(
  { t, hour }: BloodSugarWords,
  { hour: at, middle }: HourLevels,
): string {
  return t(`blood-sugar.day.highest.${clockOf(at)}`, { hour: hour(at), level: levelWords(middle) })
}

/**
 * The median of each hour with bands of 50% and 80% of the readings. The flag marks the highest
 * median.
 */
export function TypicalDayChart({
  hours,
  highest,
  words,
  label,
}: {
  hours: readonly HourLevels[]
  highest: HourLevels | null
  words: BloodSugarWords
  label: string
}) {
  const { t } = words
  const points = useMemo(
    () =>
      hours.map(({ hour, tenth, quarter, middle, threeQuarters, nineTenths }, index) => ({
        at: hour,
        levels: [
          heightOfLevel(tenth),
          heightOfLevel(quarter),
          heightOfLevel(middle),
          heightOfLevel(threeQuarters),
          heightOfLevel(nineTenths),
        ] as const,
        joined: hours[index - 1]?.hour === hour - 1,
      })),
    [hours],
  )
  const dates = useMemo(() => dayTicks(words, 1), [words])
  const at = (index: number) => {
    const hour = hours[index]
    if (hour === undefined) throw new Error(`The chart has no hour at index ${index}.`)
    return hour
  }
  const textsOf = (index: number) => {
    const { hour, quarter, middle, threeQuarters, tenth, nineTenths, count } = at(index)
    return {
      when: aroundWords(words, hour),
      middle: levelWords(middle),
      count: words.count(count),
      half: t('blood-sugar.fact.range.value', {
        lowest: levelWords(quarter),
        highest: levelWords(threeQuarters),
      }),
      most: t('blood-sugar.fact.range.value', {
        lowest: levelWords(tenth),
        highest: levelWords(nineTenths),
      }),
    }
  }
  return (
    <BandChart
      label={label}
      points={points}
      round={24}
      from={0}
      to={24}
      page={3}
      idle={highest === null ? undefined : hours.indexOf(highest)}
      dates={dates}
      bands={targetEdges}
      axis={bloodSugarAxis}
      readout={(index) => {
        const { when, middle, half } = textsOf(index)
        return {
          when,
          value: middle,
          unit: t('blood-sugar.day.unit'),
          note: t('blood-sugar.day.half-of', { half }),
        }
      }}
      spoken={(index) => t('blood-sugar.day.point', textsOf(index))}
    />
  )
}
