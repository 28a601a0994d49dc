import { useDayFormat } from '#i18n/use-day-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Table } from '#ui/data/table/table.tsx'
import type { TableColumn } from '#ui/data/table/table-types.ts'
import { Card } from '#ui/layout/card.tsx'
import type { LabArea } from './lab-area.ts'
import { dayOfLocal } from '#platform/model/calendar-day.ts'

/** A table of lab results: the day of each sample, then `columns`. */
export function LabResultsTable<Row extends { readonly timestamp: string }>({
  slug,
  caption,
  rows,
  rowKey,
  columns,
}: {
  slug: LabArea
  caption: string
  rows: readonly Row[]
  rowKey: (row: Row) => string
  columns: readonly TableColumn<Row>[]
}) {
  const t = useMessages()
  const days = useDayFormat({ forPaper: true })
  return (
    <Card padding="none" clip>
      <Table
        {...{ caption, rows, rowKey }}
        rowName={({ timestamp }) => days.alone(timestamp)}
        detailsLabel={t(`${slug}.details`)}
        columns={[
          {
            key: 'day',
            header: t(`${slug}.column.day`),
            nowrap: true,
            cell: ({ timestamp }) => (
              <time dateTime={dayOfLocal(timestamp)}>{days.alone(timestamp)}</time>
            ),
          },
          ...columns,
        ]}
      />
    </Card>
  )
}
