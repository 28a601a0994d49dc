import type { ReadingWords } from '../wording/use-reading-words.ts'
import { Table, TableFigure } from '#ui/data/table/table.tsx'
import type { GroupedAverage } from './grouped-average-chart.tsx'

/** The table view of the chart, newest first. `header` names the averages. */
export function GroupedAverageTable({
  groups,
  caption,
  header,
  unit,
  words,
  decimals = 0,
}: {
  groups: readonly GroupedAverage[]
  caption: string
  header: string
  unit: string
  words: ReadingWords
  decimals?: number
}) {
  const { t } = words
  return (
    <Table
      caption={caption}
      rows={groups.toReversed()}
      rowKey={({ end }) => end}
      columns={[
        {
          key: 'date',
          header: t('readings.column.date'),
          cell: ({ start, end }) =>
            start === end ? words.dayOrToday(end) : words.span({ start, end }),
        },
        {
          key: 'average',
          header,
          nowrap: true,
          cell: ({ average }) => (
            <TableFigure unit={unit}>{words.number(average, { decimals })}</TableFigure>
          ),
        },
        {
          key: 'readings',
          header: t('readings.column.readings'),
          nowrap: true,
          cell: ({ count }) => words.count(count),
        },
      ]}
    />
  )
}
