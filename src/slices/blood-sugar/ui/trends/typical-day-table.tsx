import { type HourLevels, levelWords } from '#vitals/model/blood-sugar/typical-day.ts'
import { Table, TableFigure } from '#ui/data/table/table.tsx'
import { aroundWords } from './typical-day-chart.tsx'
import type { BloodSugarWords } from '../use-blood-sugar-words.ts'

/** The table with the levels of the day's curve, hour by hour. */
export function TypicalDayTable({
  hours,
  caption,
  words,
}: {
  hours: readonly HourLevels[]
  caption: string
  words: BloodSugarWords
}) {
  const { t } = words
  const between = (low: HourLevels['middle'], high: HourLevels['middle']) =>
    t('blood-sugar.fact.range.value', { lowest: levelWords(low), highest: levelWords(high) })
  return (
    <Table
      caption={caption}
      wrapHeaders
      rows={hours}
      rowKey={({ hour }) => String(hour)}
      rowName={({ hour }) => words.hour(hour)}
      detailsLabel={t('readings.logs.details')}
      columns={[
        {
          key: 'hour',
          header: t('blood-sugar.day.hour'),
          nowrap: true,
          cell: ({ hour }) => aroundWords(words, hour),
        },
        {
          key: 'middle',
          header: t('blood-sugar.day.middle'),
          nowrap: true,
          cell: ({ middle }) => (
            <TableFigure unit={t('blood-sugar.unit')}>{levelWords(middle)}</TableFigure>
          ),
        },
        {
          key: 'half',
          header: t('blood-sugar.day.half'),
          nowrap: true,
          phone: 'details',
          cell: ({ quarter, threeQuarters }) => between(quarter, threeQuarters),
        },
        {
          key: 'most',
          header: t('blood-sugar.day.most'),
          nowrap: true,
          phone: 'details',
          cell: ({ tenth, nineTenths }) => between(tenth, nineTenths),
        },
        {
          key: 'readings',
          header: t('readings.column.readings'),
          nowrap: true,
          phone: 'details',
          cell: ({ count }) => count,
        },
      ]}
    />
  )
}
