import { isUnknown } from '#platform/model/unknown-enum.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { ReadingTime } from '#vitals/ui/log/reading-time.tsx'
import { Inline } from '#ui/layout/stack.tsx'
import { TableFigure, TableMeta } from '#ui/data/table/table.tsx'
import type { TableColumn } from '#ui/data/table/table-types.ts'
import type { WeightWords } from '../use-weight-words.ts'

/**
 * The columns of the log. Rows sorted by value include the date; rows below a date heading only the
 * time. The notes column is only there with irregular readings.
 */
export function weightLogColumns(
  { t, ...words }: WeightWords,
  byDay: boolean,
  hasIrregular: boolean,
): readonly TableColumn<WeightReading>[] {
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
      header: t('weight.column.weight'),
      nowrap: true,
      sortable: true,
      cell: ({ pounds }) => (
        <TableFigure unit={t('weight.unit')}>{words.pounds(pounds)}</TableFigure>
      ),
    },
    ...(hasIrregular
      ? [
          {
            key: 'note',
            header: t('weight.column.note'),
            cell: (reading: WeightReading) =>
              reading.isIrregular ? <Irregular>{t('weight.kind.irregular')}</Irregular> : null,
          },
        ]
      : []),
    {
      key: 'source',
      header: t('readings.column.source'),
      phone: 'details',
      cell: ({ source }) => (
        <TableMeta>
          {isUnknown(source) ? t('readings.source.unknown') : t(`weight.source.${source}`)}
        </TableMeta>
      ),
    },
  ]
}

const Irregular = ({ children }: { children: string }) => (
  <Inline as="span" gap="s2">
    <Icon name="info" size="small" />
    <strong>{children}</strong>
  </Inline>
)
