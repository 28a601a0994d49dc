import { useMemo } from 'react'
import type { ReadingWords } from '../wording/use-reading-words.ts'
import { LineChart } from '#ui/charts/time-plot/line-chart.tsx'
import type { TargetBand } from '#ui/charts/time-plot/stem-layout.ts'

type Days = { readonly start: string; readonly end: string }
/** The average of the readings of some days. `joined`: the previous group has readings too. */
export type GroupedAverage = Days & {
  readonly count: number
  readonly average: number
  readonly joined: boolean
}

const wall = (day: string) => Date.parse(`${day}T00:00:00Z`)
const none: readonly TargetBand[] = []

/**
 * A line chart of averages, each at the last day of its group, with gaps for groups without
 * readings. `slots` are all groups, including empty ones.
 */
export function GroupedAverageChart({
  groups,
  slots,
  bands = none,
  words,
  unit,
  label,
  decimals = 0,
  spoken,
}: {
  groups: readonly GroupedAverage[]
  slots: readonly Days[]
  bands?: readonly TargetBand[]
  words: ReadingWords
  unit: string
  label: string
  /** Digits after the decimal point. */
  decimals?: number
  /** The screen reader text of a point: "Nov 8 to Nov 14. Average 197 lb. 7 readings." */
  spoken: (point: {
    readonly when: string
    readonly average: string
    readonly count: string
  }) => string
}) {
  const points = useMemo(
    () => groups.map(({ end, average, joined }) => ({ at: wall(end), value: average, joined })),
    [groups],
  )
  const dates = useMemo(
    () => slots.map(({ end }) => ({ at: wall(end), label: words.tick(end) })),
    [slots, words],
  )
  const at = (index: number): GroupedAverage => {
    const group = groups[index]
    if (group === undefined) throw new Error('The chart has no group at this index.')
    return group
  }
  const figure = (group: GroupedAverage | undefined) =>
    group === undefined ? '' : words.number(group.average, { decimals })
  const when = ({ start, end }: Days) =>
    start === end ? words.day(end, 'weekday') : words.span({ start, end })
  return (
    <LineChart
      label={label}
      points={points}
      bands={bands}
      dates={dates}
      from={dates.at(0)?.at ?? 0}
      to={dates.at(-1)?.at ?? 0}
      ends={{ first: figure(groups.at(0)), last: figure(groups.at(-1)) }}
      readout={(index) => ({
        when: when(at(index)),
        value: figure(at(index)),
        unit,
        note: words.count(at(index).count),
      })}
      spoken={(index) =>
        spoken({
          when: when(at(index)),
          average: figure(at(index)),
          count: words.count(at(index).count),
        })
      }
    />
  )
}
