import {
  type BloodPressureReading,
  categorize,
} from '#vitals/model/blood-pressure/blood-pressure.ts'
import { isUnknown } from '#platform/model/unknown-enum.ts'
import { ReadingTime } from '#vitals/ui/log/reading-time.tsx'
import { TableMeta } from '#ui/data/table/table.tsx'
import type { TableColumn } from '#ui/data/table/table-types.ts'
import { PressureCategoryMark } from '../pressure-category-mark.tsx'
import { BloodPressureFigure } from '../blood-pressure-figure.tsx'
import type { BloodPressureWords } from '../use-blood-pressure-words.ts'

/**
 * The columns of the log. Rows sorted by value include the date; rows below a date heading only the
 * time.
 */
export function bloodPressureLogColumns(
  { t, ...words }: BloodPressureWords,
  byDay: boolean,
): readonly TableColumn<BloodPressureReading>[] {
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
      header: t('blood-pressure.column.reading'),
      nowrap: true,
      sortable: true,
      cell: (reading) => <BloodPressureFigure pressure={reading} words={{ t, ...words }} />,
    },
    {
      key: 'category',
      header: t('blood-pressure.column.category'),
      nowrap: true,
      cell: (reading) => <PressureCategoryMark category={categorize(reading)} />,
    },
    {
      key: 'pulse',
      header: t('blood-pressure.column.pulse'),
      nowrap: true,
      phone: 'details',
      cell: ({ pulse }) =>
        pulse === null ? (
          <TableMeta>{t('blood-pressure.fact.no-pulse')}</TableMeta>
        ) : (
          `${pulse} ${t('blood-pressure.unit.pulse')}`
        ),
    },
    {
      key: 'source',
      header: t('readings.column.source'),
      phone: 'details',
      cell: ({ source }) => (
        <TableMeta>
          {isUnknown(source) ? t('readings.source.unknown') : t(`blood-pressure.source.${source}`)}
        </TableMeta>
      ),
    },
  ]
}
