import { noteWords } from '#vitals/ui/wording/amount-words.ts'
import {
  type BloodSugarReading,
  rangeOf,
  shownValueOf,
} from '#vitals/model/blood-sugar/blood-sugar.ts'
import { sourceColumn, timeColumn, valueColumn } from '#vitals/ui/log/log-columns.tsx'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import { StatusMark } from '#ui/primitives/status-mark.tsx'
import { TableFigure, TableMeta } from '#ui/data/table/table.tsx'
import type { TableColumn } from '#ui/data/table/table-types.ts'
import { bloodSugarSource } from './blood-sugar-source.ts'
import * as styles from './blood-sugar-logs.css.ts'
import type { BloodSugarWords } from './use-blood-sugar-words.ts'

/** The columns of the log. */
export function bloodSugarLogColumns(
  words: BloodSugarWords,
  byDay: boolean,
): readonly TableColumn<BloodSugarReading>[] {
  const { t } = words
  return [
    timeColumn(words, byDay),
    valueColumn(t('blood-sugar.column.reading'), (reading) => (
      <TableFigure unit={t('blood-sugar.unit')}>{shownValueOf(reading)}</TableFigure>
    )),
    {
      key: 'range',
      header: t('blood-sugar.column.range'),
      nowrap: true,
      cell: (reading) => (
        <StatusMark {...rangeMarks.bloodSugar[rangeOf(reading)]}>
          {t(`blood-sugar.range.${rangeOf(reading)}`)}
        </StatusMark>
      ),
    },
    {
      key: 'meal',
      header: t('blood-sugar.column.meal'),
      phone: 'details',
      cell: (reading) => words.meal(reading),
    },
    {
      key: 'notes',
      header: t('blood-sugar.column.notes'),
      phone: 'details',
      cell: (reading) => (
        <Notes note={noteWords(t, reading.tags)} amounts={words.amounts(reading)} />
      ),
    },
    sourceColumn(words, (reading) => bloodSugarSource(t, reading)),
  ]
}

/** The member's note as typed, followed by the amounts. */
function Notes({ note, amounts }: { note: string | null; amounts: readonly string[] }) {
  if (note === null && amounts.length === 0) return null
  return (
    <div className={styles.notes}>
      <TableMeta>
        <span>{note}</span>
        {note !== null && amounts.length > 0 ? <br /> : null}
        <span>{amounts.join(', ')}</span>
      </TableMeta>
    </div>
  )
}
