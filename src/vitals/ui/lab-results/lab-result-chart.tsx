import { useMemo } from 'react'
import type { LabResult } from '../../model/care/result-verdict.ts'
import { dayOfLocal } from '#platform/model/calendar-day.ts'
import type { Rows } from '#platform/model/parts/unknown-enum.ts'
import { useDayFormat } from '#i18n/use-day-format.ts'
import { ChartLegend } from '#ui/charts/chart-legend.tsx'
import { LineChart } from '#ui/charts/time-plot/line-chart.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import type { TargetBand } from '#ui/charts/time-plot/stem-layout.ts'

/** The usual values of a test, from or up to `limit`, and their words: "Usual: 60 or more". */
export type UsualBand = {
  readonly limit: number
  readonly side: 'above' | 'below'
  readonly label: string
}

const wall = (time: string) => Date.parse(`${dayOfLocal(time)}T00:00:00Z`)

/**
 * A line of a test's results against the usual values; it is broken where a result could not be
 * read. The table of the page has the same numbers.
 */
export function LabResultChart({
  label,
  results: { items, leftOut },
  shown,
  unit,
  usual,
}: {
  label: string
  results: Rows<LabResult>
  shown: (value: number) => string
  unit: string
  usual: UsualBand | null
}) {
  const days = useDayFormat({ forPaper: true })
  const ordered = useMemo(() => items.toReversed(), [items])
  const points = useMemo(
    () =>
      ordered.map(({ value, timestamp }) => ({
        at: wall(timestamp),
        value,
        joined: leftOut === 0,
      })),
    [ordered, leftOut],
  )
  const dates = useMemo(
    () => ordered.map(({ timestamp }) => ({ at: wall(timestamp), label: days.alone(timestamp) })),
    [ordered, days],
  )
  const bands = useMemo(() => (usual === null ? [] : [bandOf(usual, points)]), [usual, points])
  const at = (index: number): LabResult => {
    const result = ordered[index]
    if (result === undefined) throw new Error('The chart has no result at this index.')
    return result
  }
  const [first, last] = [ordered[0], ordered.at(-1)]
  return (
    <Stack gap="s3">
      <LineChart
        label={label}
        height={190}
        points={points}
        bands={bands}
        dates={dates}
        from={points[0]?.at ?? 0}
        to={points.at(-1)?.at ?? 0}
        {...(first === undefined || last === undefined
          ? {}
          : { ends: { first: shown(first.value), last: shown(last.value) } })}
        readout={(index) => ({
          when: days.alone(at(index).timestamp),
          value: shown(at(index).value),
          unit,
        })}
        spoken={(index) => `${days.alone(at(index).timestamp)}. ${shown(at(index).value)} ${unit}.`}
      />
      {usual === null ? null : <ChartLegend items={[{ band: true, label: usual.label }]} />}
    </Stack>
  )
}

/** The open end of the band lies a little beyond all values, so that the limit is seen. */
function bandOf(
  { limit, side }: UsualBand,
  points: readonly { readonly value: number }[],
): TargetBand {
  const values = [limit, ...points.map(({ value }) => value)]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const room = Math.max((most - least) / 3, limit / 10)
  return side === 'above'
    ? { low: limit, high: most + room, limits: [limit] }
    : { low: Math.max(0, least - room), high: limit, limits: [limit] }
}
