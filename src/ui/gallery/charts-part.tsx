import { useMemo, useState } from 'react'
import { IconButton } from '../primitives/icon-button.tsx'
import { Card } from '../layout/card.tsx'
import { BarCount, CategoryBars } from '../charts/category-bars.tsx'
import {
  ChartFrame,
  ChartToolbar,
  ChartFact,
  ChartFacts,
  type ChartView,
} from '../charts/chart-frame.tsx'
import { ChartLegend } from '../charts/chart-legend.tsx'
import { Sparkline } from '../charts/sparkline.tsx'
import { StemChart } from '../charts/time-plot/stem-chart.tsx'
import type { StemPoint } from '../charts/time-plot/stem-paths.ts'
import { SegmentedControl } from '../forms/fields/segmented-control.tsx'
import { Inline, Stack } from '../layout/stack.tsx'
import type { MarkShape } from '../primitives/shapes.ts'
import type { Tone } from '../tokens/tone.css.ts'
import { Table, TableFigure } from '../data/table/table.tsx'
import { Heading } from '../primitives/heading.tsx'
import { Metric } from '../data/metric.tsx'
import { Text } from '../primitives/text.tsx'

const day = 24 * 60 * 60 * 1000
const start = Date.UTC(2026, 9, 22, 12)
type Class = { shape: MarkShape; tone: Tone; word: string }
const classes: Class[] = [
  { shape: 'circle', tone: 'in-target', word: 'Normal' },
  { shape: 'diamond', tone: 'slightly-high', word: 'Elevated' },
  { shape: 'triangle-up', tone: 'stage-1', word: 'High, stage 1' },
  { shape: 'triangle-up-solid', tone: 'stage-2', word: 'High, stage 2' },
  { shape: 'octagon', tone: 'severe', word: 'Severe' },
]
const classOf = (high: number, low: number): Class =>
  classes[
    high > 180 || low > 120
      ? 4
      : high >= 140 || low >= 90
        ? 3
        : high >= 130 || low >= 80
          ? 2
          : high >= 120
            ? 1
            : 0
  ] as Class
const month = [
  129, 135, 134, 132, 137, 0, 133, 134, 146, 134, 125, 128, 0, 131, 125, 123, 128, 122, 134, 144, 0,
  127, 123, 126, 122, 0, 125, 118, 124, 128,
]
const lows = [
  82, 83, 78, 82, 80, 0, 86, 81, 91, 82, 74, 77, 0, 76, 79, 82, 79, 75, 74, 88, 0, 77, 76, 76, 75,
  0, 78, 74, 76, 78,
]
const bands = [
  { low: 90, high: 130, limits: [130], title: 'Systolic', text: 'target below 130' },
  { low: 60, high: 80, limits: [80], title: 'Diastolic', text: 'target below 80' },
]
const dayName = (at: number) =>
  new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** Pseudo-random numbers from 0 to 1, the same each time. */
function randomFrom(seed: number): () => number {
  let now = seed
  return () => {
    now = (now * 16807) % 2147483647
    return now / 2147483647
  }
}

function useReadings(count: number | null): { points: StemPoint[]; from: number; to: number } {
  return useMemo(() => {
    if (count === null) {
      const points = month.flatMap((high, index) => {
        const low = lows[index] ?? 0
        return high === 0 ? [] : [{ at: start + index * day, high, low, ...classOf(high, low) }]
      })
      return { points, from: start, to: start + 29 * day }
    }
    const random = randomFrom(7)
    const points = Array.from({ length: count }, (_, index) => {
      const high = Math.round(
        118 + random() * 30 + Math.sin(index / 40) * 12 + (random() > 0.995 ? 50 : 0),
      )
      const low = Math.round(high * 0.6 + random() * 8)
      return { at: start + index * day, high, low, ...classOf(high, low) }
    })
    return { points, from: start, to: start + (count - 1) * day }
  }, [count])
}

export function ChartsPart() {
  const query = new URLSearchParams(location.search)
  const count = query.get('points')
  const { points, from, to } = useReadings(count === null ? null : Number(count))
  const [view, setView] = useState<ChartView>(query.get('view') === 'table' ? 'table' : 'chart')
  const [range, setRange] = useState<'day' | 'week' | 'month'>('month')
  const dates = useMemo(() => {
    const total = Math.round((to - from) / day)
    const every = Math.max(1, Math.round(total / 60))
    return Array.from({ length: Math.floor(total / every) + 1 }, (_, index) => index)
      .map((index) => to - index * every * day)
      .reverse()
      .map((at) => ({ at, label: at === to ? 'Today' : dayName(at) }))
  }, [from, to])
  const table = (
    <Table
      caption="Readings, Oct 22 to Nov 20"
      rows={[...points].reverse().slice(0, 9)}
      rowKey={(point) => String(point.at)}
      columns={[
        { key: 'date', header: 'Date', cell: (point) => dayName(point.at) },
        {
          key: 'high',
          header: 'Systolic',
          cell: (point) => <TableFigure>{point.high}</TableFigure>,
        },
        {
          key: 'low',
          header: 'Diastolic',
          cell: (point) => <TableFigure>{point.low}</TableFigure>,
        },
      ]}
    />
  )
  return (
    <main style={{ padding: '32px max(16px, min(64px, 4vw))', maxWidth: 1208 }}>
      <Stack gap="s6">
        <Heading level={1}>Charts</Heading>
        <ChartToolbar view={view} onView={setView}>
          <SegmentedControl
            label="Range"
            value={range}
            onChange={setRange}
            options={[
              { value: 'day', label: 'Day' },
              { value: 'week', label: 'Week' },
              { value: 'month', label: 'Month' },
            ]}
          />
          <Inline gap="s1" noWrap>
            <IconButton icon="chevron-left" label="Earlier" />
            <Text as="span" look="label">
              Oct 22 to Nov 20
            </Text>
            <IconButton icon="chevron-right" label="Later" unavailable />
          </Inline>
        </ChartToolbar>
        <ChartFrame
          finding="Down 9 points since late October"
          sub="Daily readings, Oct 22 to Nov 20. Average 130/79 mmHg."
          keyboardHint="Arrow keys move between readings"
          view={view}
          table={table}
          legend={
            <ChartLegend
              items={[
                ...classes.map(({ word, shape, tone }) => ({ label: word, shape, tone })),
                { label: 'Target range', band: true },
              ]}
            />
          }
          chart={
            <StemChart
              label="Down 9 points since late October"
              points={points}
              from={from}
              to={to}
              dates={dates}
              bands={bands}
              {...(query.get('most')
                ? { axis: { least: 60, most: Number(query.get('most')) } }
                : {})}
              readout={(index) => {
                const point = points[index] as StemPoint
                return {
                  when: new Date(point.at).toLocaleDateString('en-US', {
                    weekday: 'long',
                    month: 'long',
                    day: 'numeric',
                    timeZone: 'UTC',
                  }),
                  value: `${point.high}/${point.low}`,
                  unit: 'mmHg',
                  status: classOf(point.high, point.low),
                  note: 'Pulse 70 bpm',
                }
              }}
              spoken={(index) =>
                `${dayName(points[index]?.at ?? 0)}. ${points[index]?.high} over ${points[index]?.low}.`
              }
            />
          }
        />
        <ChartFacts>
          <ChartFact
            term="Average"
            value={<Metric size="md" value="130" second="79" unit="mmHg" />}
            trend="down"
            note="4 points lower than October"
          />
          <ChartFact
            term="Within target"
            value={<Metric size="md" value="13 of 26" unit="readings" />}
            trend="up"
            note="6 more than October"
          />
          <ChartFact
            term="Highest"
            value={<Metric size="md" value="146" second="91" unit="mmHg" />}
            note="Friday, Oct 30"
          />
          <ChartFact
            term="Average pulse"
            value={<Metric size="md" value="70" unit="bpm" />}
            note="About the same"
          />
        </ChartFacts>
        <Heading level={2}>Readings by category</Heading>
        <CategoryBars
          total={26}
          rows={classes.map((of, index) => ({
            key: of.word,
            ...of,
            limits: '120 to 129 and under 80',
            count: [1, 12, 11, 2, 0][index] ?? 0,
            countText: (
              <>
                <BarCount>{[1, 12, 11, 2, 0][index]}</BarCount> of 26
              </>
            ),
          }))}
        />
        <div
          style={{
            display: 'grid',
            gap: 24,
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
          }}
        >
          <Card as="div">
            <Sparkline
              kind="line"
              shape="circle"
              tone="in-target"
              band={{ low: 70, high: 180 }}
              values={[140, 160, 130, 150, 170, 130, 120, 140, 190, 130, 128, 150, 118]}
            />
          </Card>
          <Card as="div">
            <Sparkline
              kind="stems"
              shape="diamond"
              tone="slightly-high"
              band={{ low: 80, high: 130 }}
              values={points.slice(-14)}
            />
          </Card>
          <Card as="div">
            <Heading level={3}>Last 7 days</Heading>
            <StemChart
              compact
              label="Last 7 days, average 124 over 77"
              points={points.slice(-6)}
              from={to - 6 * day}
              to={to}
              dates={Array.from({ length: 7 }, (_, index) => to - (6 - index) * day).map((at) => ({
                at,
                label: at === to ? 'Today' : dayName(at),
              }))}
              bands={bands}
            />
          </Card>
        </div>
      </Stack>
    </main>
  )
}
