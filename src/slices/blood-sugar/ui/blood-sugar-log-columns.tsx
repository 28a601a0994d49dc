import {
  addedBy,
  type BloodSugarReading,
  rangeOf,
  shownValueOf,
} from '#vitals/model/blood-sugar/blood-sugar.ts'
import { ReadingTime } from '#vitals/ui/log/reading-time.tsx'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import { StatusMark } from '#ui/primitives/status-mark.tsx'
import { TableFigure, TableMeta } from '#ui/data/table/table.tsx'
import type { TableColumn } from '#ui/data/table/table-types.ts'
import * as styles from './blood-sugar-logs.css.ts'
import type { BloodSugarWords } from './use-blood-sugar-words.ts'

/**
 * The columns of the log. Rows sorted by value include the date; rows below a date heading only the
 * time.
 */
export function bloodSugarLogColumns(
  { t, ...words }: BloodSugarWords,
  byDay: boolean,
): readonly TableColumn<BloodSugarReading>[] {
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
      header: t('blood-sugar.column.reading'),
      nowrap: true,
      sortable: true,
      cell: (reading) => (
        <TableFigure unit={t('blood-sugar.unit')}>{shownValueOf(reading)}</TableFigure>
      ),
    },
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
      cell: (reading) => <Notes reading={reading} amounts={words.amounts(reading)} />,
    },
    {
      key: 'source',
      header: t('readings.column.source'),
      phone: 'details',
      cell: (reading) => <AddedBy reading={reading} t={t} />,
    },
  ]
}

function AddedBy({ reading, t }: { reading: BloodSugarReading } & Pick<BloodSugarWords, 't'>) {
  const added = addedBy(reading)
  return (
    <TableMeta>
      {added === null ? t('readings.source.unknown') : t(`blood-sugar.addedBy.${added}`)}
    </TableMeta>
  )
}

/** The member's note as typed, followed by the amounts. */
function Notes({ reading, amounts }: { reading: BloodSugarReading; amounts: readonly string[] }) {
  const { note } = reading.tags
  if (note === null && amounts.length === 0) return null
  return (
    <div className={styles.notes}>
      <TableMeta>
        {note}
        {note !== null && amounts.length > 0 ? <br /> : null}
        {amounts.join(', ')}
      </TableMeta>
    </div>
  )
}
