import { isUnreadable } from '#platform/model/parts/part.ts'
import {
  type BloodPressureReading,
  categorize,
} from '#vitals/model/blood-pressure/blood-pressure.ts'
import { sourceColumn, timeColumn, valueColumn } from '#vitals/ui/log/log-columns.tsx'
import { TableMeta } from '#ui/data/table/table.tsx'
import type { TableColumn } from '#ui/data/table/table-types.ts'
import { PressureCategoryMark } from '../pressure-category-mark.tsx'
import { BloodPressureFigure } from '../blood-pressure-figure.tsx'
import type { BloodPressureWords } from '../use-blood-pressure-words.ts'
import { bloodPressureSource } from './blood-pressure-log-file.ts'

/** The columns of the log. */
export function bloodPressureLogColumns(
  words: BloodPressureWords,
  byDay: boolean,
): readonly TableColumn<BloodPressureReading>[] {
  const { t } = words
  return [
    timeColumn(words, byDay),
    valueColumn(t('blood-pressure.column.reading'), (reading) => (
      <BloodPressureFigure pressure={reading} words={words} />
    )),
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
        pulse === null || isUnreadable(pulse) ? (
          <TableMeta>
            {t(pulse === null ? 'blood-pressure.fact.no-pulse' : 'ui.unreadable')}
          </TableMeta>
        ) : (
          `${pulse} ${t('blood-pressure.unit.pulse')}`
        ),
    },
    sourceColumn(words, ({ source }) => bloodPressureSource(t, source)),
  ]
}
