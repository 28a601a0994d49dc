import { useMemo } from 'react'
import {
  type BloodSugarReading,
  rangeOf,
  shownValueOf,
} from '#vitals/model/blood-sugar/blood-sugar.ts'
import {
  diaryColumns,
  type DiaryColumn,
  type DiaryDay,
  diaryOf,
} from '../../model/blood-sugar-diary.ts'
import { isoOf } from '#vitals/model/readings/readings.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { Card } from '#ui/layout/card.tsx'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import { StatusMark } from '#ui/primitives/status-mark.tsx'
import { Table } from '#ui/data/table/table.tsx'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'
import * as styles from '../blood-sugar-logs.css.ts'
import type { BloodSugarWords } from '../use-blood-sugar-words.ts'

/**
 * The readings as a diary, with a row for each day and a column for each side of each meal. On a
 * phone the rows expand.
 */
export function DiaryTable({
  readings,
  caption,
  words,
}: {
  readings: readonly BloodSugarReading[]
  caption: string
  words: BloodSugarWords
}) {
  const { t } = words
  const days = useMemo(() => diaryOf(readings), [readings])
  const columns = useMemo(
    () => [
      {
        key: 'day',
        header: t('readings.column.date'),
        cell: ({ day, cells }: DiaryDay) => (
          <Day
            name={words.dayOrToday(day)}
            count={words.count(diaryColumns.reduce((sum, column) => sum + cells[column].length, 0))}
          />
        ),
      },
      ...diaryColumns.map((column) => ({
        key: column,
        header:
          column === 'other' ? t('blood-sugar.logs.diary.other') : t(`blood-sugar.meal.${column}`),
        phone: 'details' as const,
        cell: ({ cells }: DiaryDay) =>
          cells[column].length === 0 ? null : (
            <Cell readings={cells[column]} column={column} words={words} />
          ),
      })),
    ],
    [t, words],
  )
  return (
    <Card padding="none" clip>
      <Table
        caption={caption}
        rows={days}
        columns={columns}
        rowKey={({ day }) => day}
        rowName={({ day }) => words.day(day)}
        detailsLabel={t('readings.logs.details')}
        wrapHeaders
      />
    </Card>
  )
}

const Day = ({ name, count }: { name: string; count: string }) => (
  <>
    <span>{name}</span>
    <span className={styles.ofDay}>{count}</span>
  </>
)

/** The readings of one cell. The column `other` adds times, since it has no fixed time of day. */
function Cell({
  readings,
  column,
  words,
}: {
  readings: readonly BloodSugarReading[]
  column: DiaryColumn
  words: BloodSugarWords
}) {
  return (
    <ul role="list" className={styles.cell}>
      {readings.map((reading) => (
        <li key={reading.id}>
          <StatusMark {...rangeMarks.bloodSugar[rangeOf(reading)]}>
            <span className={styles.value}>{shownValueOf(reading)}</span>
            <VisuallyHidden>{` ${words.t(`blood-sugar.range.${rangeOf(reading)}`)}`}</VisuallyHidden>
          </StatusMark>
          <time className={styles.ofDay} dateTime={isoOf(reading)}>
            {column === 'other' && (reading.tags.meal === 12 || isUnknown(reading.tags.meal))
              ? `${words.time(reading.timestamp)}, ${words.meal(reading)}`
              : words.time(reading.timestamp)}
          </time>
        </li>
      ))}
    </ul>
  )
}
