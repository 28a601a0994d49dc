import { hasMore } from '#platform/model/numbers/limits.ts'
import { isUnreadable } from '#platform/model/parts/part.ts'
import { useState } from 'react'
import type { BloodPressurePoint } from '../model/blood-pressure-series.ts'
import { useMedia } from '#platform/browser/use-media.ts'
import { usePrinting } from '#platform/browser/use-printing.ts'
import { media } from '#ui/tokens/tokens.ts'
import { ShowMoreRows } from '#ui/data/table/show-more-rows.tsx'
import { Table, TableFigure, TableMeta } from '#ui/data/table/table.tsx'
import type { TableColumn } from '#ui/data/table/table-types.ts'
import { PressureCategoryMark } from './pressure-category-mark.tsx'
import { BloodPressureFigure } from './blood-pressure-figure.tsx'
import * as styles from './blood-pressure-table.css.ts'
import { pressureTime, type BloodPressureWords } from './use-blood-pressure-words.ts'

/** The rows above "Show more". */
const firstRows = 10

type Column = TableColumn<BloodPressurePoint>

/**
 * Each number has its own column in a wide window. On a phone a row shows date, reading and
 * category and expands to the rest.
 */
const columnsOf = ({ t, ...words }: BloodPressureWords, isPhone: boolean): readonly Column[] => {
  const date: Column = {
    key: 'date',
    header: t('readings.column.date'),
    cell: ({ from, day, timestamp, count }) => (
      <>
        <span>
          {from !== undefined
            ? words.span({ start: from, end: day })
            : timestamp === null
              ? words.dayOrToday(day)
              : words.moment(day, timestamp)}
        </span>
        {count > 1 ? (
          <>
            <br />
            <TableMeta>{t('blood-pressure.point.count', { count })}</TableMeta>
          </>
        ) : null}
      </>
    ),
  }
  const numbers: readonly Column[] = isPhone
    ? [
        {
          key: 'reading',
          header: t('blood-pressure.column.reading'),
          cell: (point) => <BloodPressureFigure pressure={point} words={{ t, ...words }} />,
        },
      ]
    : [
        {
          key: 'systolic',
          header: t('blood-pressure.column.systolic'),
          cell: ({ systolic }) => <TableFigure>{systolic}</TableFigure>,
        },
        {
          key: 'diastolic',
          header: t('blood-pressure.column.diastolic'),
          cell: ({ diastolic }) => <TableFigure>{diastolic}</TableFigure>,
        },
      ]
  const pulse: Column = {
    key: 'pulse',
    header: t('blood-pressure.column.pulse'),
    nowrap: true,
    phone: 'details',
    cell: (each) =>
      each.pulse === null || isUnreadable(each.pulse) ? (
        <TableMeta>
          {t(each.pulse === null ? 'blood-pressure.fact.no-pulse' : 'ui.unreadable')}
        </TableMeta>
      ) : (
        `${each.pulse} ${t('blood-pressure.unit.pulse')}`
      ),
  }
  const category: Column = {
    key: 'category',
    header: t('blood-pressure.column.category'),
    nowrap: true,
    cell: (each) => <PressureCategoryMark category={each.category} />,
  }
  return isPhone ? [date, ...numbers, category, pulse] : [date, ...numbers, pulse, category]
}

/** The table with the points of the chart, newest first. Print shows all rows. */
export function BloodPressureTable({
  points,
  caption,
  words,
}: {
  points: readonly BloodPressurePoint[]
  caption: string
  words: BloodPressureWords
}) {
  const [all, setAll] = useState(false)
  const printing = usePrinting()
  const isPhone = useMedia(`screen and ${media.phone}`)
  const newest = points.toReversed()
  const shown = all || printing ? newest : newest.slice(0, firstRows)
  return (
    <>
      <Table
        caption={caption}
        columns={columnsOf(words, isPhone)}
        rows={shown}
        rowKey={({ key }) => key}
        rowName={(point) => pressureTime(words, point)}
        detailsLabel={words.t('readings.logs.details')}
      />
      {hasMore(points.length, firstRows) ? (
        <div className={styles.foot}>
          <ShowMoreRows
            shown={shown.length}
            total={points.length}
            step={points.length}
            onMore={() => setAll(true)}
          />
        </div>
      ) : null}
    </>
  )
}
