import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { sourceColumn, timeColumn, valueColumn } from '#vitals/ui/log/log-columns.tsx'
import { Inline } from '#ui/layout/stack.tsx'
import { TableFigure } from '#ui/data/table/table.tsx'
import type { TableColumn } from '#ui/data/table/table-types.ts'
import type { WeightWords } from '../use-weight-words.ts'
import { weightSource } from '../weight-log-file.ts'

/** The columns of the log. The notes column is only there with irregular readings. */
export function weightLogColumns(
  words: WeightWords,
  byDay: boolean,
  hasIrregular: boolean,
): readonly TableColumn<WeightReading>[] {
  const { t } = words
  return [
    timeColumn(words, byDay),
    valueColumn(t('weight.column.weight'), ({ pounds }) => (
      <TableFigure unit={t('weight.unit')}>{words.pounds(pounds)}</TableFigure>
    )),
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
    sourceColumn(words, ({ source }) => weightSource(t, source)),
  ]
}

const Irregular = ({ children }: { children: string }) => (
  <Inline as="span" gap="s2">
    <Icon name="info" size="small" />
    <strong>{children}</strong>
  </Inline>
)
