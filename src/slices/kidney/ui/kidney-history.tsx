import { albuminRangeOf } from '../model/kidney-lead.ts'
import { type AlbuminResult, filtrationRangeOf, type FiltrationResult } from '../model/kidney.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { TableFigure } from '#ui/data/table/table.tsx'
import { LabResultsTable } from '#vitals/ui/lab-results/lab-results-table.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { useKidneyRangeWords } from './use-kidney-range-words.ts'

/** All results of both tests, newest first. */
export function KidneyHistory({
  filtration,
  albumin,
}: {
  filtration: readonly FiltrationResult[]
  albumin: readonly AlbuminResult[]
}) {
  const t = useMessages()
  const { number } = useFormat()
  const { named } = useKidneyRangeWords()
  const rows = [
    ...filtration.map(({ id, value, timestamp, category }) => ({
      id,
      value,
      timestamp,
      kind: 'filtration' as const,
      range: filtrationRangeOf(category),
    })),
    ...albumin.map(({ id, value, timestamp, category }) => ({
      id,
      value,
      timestamp,
      kind: 'albumin' as const,
      range: albuminRangeOf(category),
    })),
  ].toSorted((a, b) => b.timestamp.localeCompare(a.timestamp))
  return (
    <Stack as="section" gap="s4">
      <Heading level={2} look="h3">
        {t('kidney.history')}
      </Heading>
      <LabResultsTable
        slug="kidney"
        caption={t('kidney.caption')}
        rows={rows}
        rowKey={(row) => row.id}
        columns={[
          {
            key: 'test',
            header: t('kidney.column.test'),
            cell: (row) => t(`kidney.${row.kind}`),
          },
          {
            key: 'value',
            header: t('kidney.column.value'),
            nowrap: true,
            cell: (row) => (
              <TableFigure unit={t(`kidney.${row.kind}.unit`)}>{number(row.value)}</TableFigure>
            ),
          },
          {
            key: 'range',
            header: t('kidney.column.range'),
            phone: 'details',
            cell: (row) => named(row.range),
          },
        ]}
      />
    </Stack>
  )
}
