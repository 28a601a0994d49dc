import { addedBy, type BloodSugarReading, rangeOf, shownValueOf } from '#domain/blood-sugar.ts'
import { LogTime } from '#ui/log/log-time.tsx'
import { rangeLooks } from '#ui/status-mark/range-looks.ts'
import { StatusMark } from '#ui/status-mark/status-mark.tsx'
import { TableFigure, TableMeta } from '#ui/table/table.tsx'
import type { TableColumn } from '#ui/table/table-types.ts'
import * as styles from './logs.css.ts'
import type { Words } from './use-words.ts'

/**
 * The columns of all logs. Under the heading of a day the time is enough; in a list by value each
 * row says its day.
 */
export function logColumns(
  { t, ...words }: Words,
  byDay: boolean,
): readonly TableColumn<BloodSugarReading>[] {
  return [
    {
      key: 'time',
      header: t('readings.column.time'),
      nowrap: true,
      sortable: true,
      cell: (reading) => (
        <LogTime reading={reading}>
          {byDay ? words.time(reading.timestamp) : words.when(reading)}
        </LogTime>
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
        <StatusMark {...rangeLooks.bloodSugar[rangeOf(reading)]}>
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

function AddedBy({ reading, t }: { reading: BloodSugarReading } & Pick<Words, 't'>) {
  const added = addedBy(reading)
  return (
    <TableMeta>
      {added === null ? t('readings.source.unknown') : t(`blood-sugar.addedBy.${added}`)}
    </TableMeta>
  )
}

/** The member's own words as they are, then what was counted. */
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
