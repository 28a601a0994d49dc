import type { BodyReading } from '../../model/body-composition.ts'
import type { ReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { ReadingTime } from '#vitals/ui/log/reading-time.tsx'
import { TableFigure, TableMeta } from '#ui/data/table/table.tsx'
import type { TableColumn } from '#ui/data/table/table-types.ts'

/**
 * The columns of the log. Rows sorted by weight include the date; rows below a date heading only
 * the time.
 */
export function bodyCompositionLogColumns(
  { t, ...words }: ReadingWords,
  byDay: boolean,
): readonly TableColumn<BodyReading>[] {
  const percent = (value: number | null) =>
    value === null ? (
      <TableMeta>{t('biometrics.none')}</TableMeta>
    ) : (
      <TableFigure unit={t('biometrics.unit.percent')}>
        {words.number(value, { decimals: 1 })}
      </TableFigure>
    )
  return [
    {
      key: 'time',
      header: t('readings.column.time'),
      nowrap: true,
      sortable: true,
      cell: (reading) => (
        <ReadingTime reading={reading}>
          {byDay ? words.time(reading.timestamp) : words.when(reading)}
        </ReadingTime>
      ),
    },
    {
      key: 'reading',
      header: t('biometrics.weight'),
      nowrap: true,
      sortable: true,
      cell: ({ pounds }) => (
        <TableFigure unit={t('biometrics.unit.pounds')}>
          {words.number(pounds, { decimals: 1 })}
        </TableFigure>
      ),
    },
    {
      key: 'fat',
      header: t('biometrics.fat'),
      nowrap: true,
      phone: 'details',
      cell: ({ fat }) => percent(fat),
    },
    {
      key: 'muscle',
      header: t('biometrics.muscle'),
      nowrap: true,
      phone: 'details',
      cell: ({ muscle }) => percent(muscle),
    },
  ]
}
