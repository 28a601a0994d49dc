import { isUnreadable } from '#platform/model/parts/part.ts'
import type { BodyReading } from '../../model/body-composition.ts'
import type { ReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { timeColumn, valueColumn } from '#vitals/ui/log/log-columns.tsx'
import { TableFigure, TableMeta } from '#ui/data/table/table.tsx'
import type { TableColumn } from '#ui/data/table/table-types.ts'

/** The columns of the log, which is sorted by time or weight. */
export function bodyCompositionLogColumns(
  words: ReadingWords,
  byDay: boolean,
): readonly TableColumn<BodyReading>[] {
  const { t } = words
  const one = (value: number) => words.number(value, { decimals: 1 })
  const part = (key: 'fat' | 'muscle'): TableColumn<BodyReading> => ({
    key,
    header: t(`biometrics.${key}`),
    nowrap: true,
    phone: 'named',
    cell: ({ [key]: value }) =>
      value === null ? (
        <TableMeta>{t('biometrics.none')}</TableMeta>
      ) : isUnreadable(value) ? (
        <TableMeta>{t('ui.unreadable')}</TableMeta>
      ) : (
        <TableFigure unit={t('biometrics.unit.percent')}>{one(value)}</TableFigure>
      ),
  })
  return [
    timeColumn(words, byDay),
    valueColumn(t('biometrics.weight'), ({ pounds }) => (
      <TableFigure unit={t('biometrics.unit.pounds')}>{one(pounds)}</TableFigure>
    )),
    part('fat'),
    part('muscle'),
  ]
}
