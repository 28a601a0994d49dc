import {
  cholesterolMarkers,
  type CholesterolPanel,
  type CholesterolReport,
  otherMarkers,
  sentMarker,
} from '#vitals/model/care/lab-reports.ts'
import { useDayFormat } from '#i18n/use-day-format.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { DescriptionGrid } from '#ui/data/description-list.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { TableFigure } from '#ui/data/table/table.tsx'
import { LabResultsTable } from '#vitals/ui/lab-results/lab-results-table.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'

/**
 * The values of the newest blood sample, and all samples. No range is shown, since docs/clinical.md
 * has none.
 */
export function CholesterolResults({ report }: { report: CholesterolReport }) {
  const t = useMessages()
  const days = useDayFormat({ forPaper: true })
  const { number } = useFormat()
  const panels = report.panels.items
  const [latest] = panels
  if (latest === undefined) return null
  const valueOf = (panel: CholesterolPanel, marker: string) =>
    panel.values.items.find((value) => sentMarker(value.marker) === marker)?.value
  // An unknown marker has the server's name.
  const nameOf = (marker: string) => {
    const known = cholesterolMarkers.find((one) => one === marker)
    return known === undefined
      ? t('labs.cholesterol.marker.unknown', { name: marker })
      : t(`labs.cholesterol.marker.${known}`)
  }
  return (
    <>
      <Card>
        <Stack gap="s4">
          <div>
            <Heading level={2} look="h3">
              {t('labs.cholesterol.latest')}
            </Heading>
            <Text look="small" tone="secondary">
              {t('labs.taken', { day: days.within(latest.timestamp) })}
            </Text>
          </div>
          <DescriptionGrid
            facts={latest.values.items.map(({ marker, value }) => ({
              term: nameOf(sentMarker(marker)),
              value: number(value),
              unit: t('labs.mg'),
            }))}
          />
          <Text look="small" tone="secondary" reading>
            {t('labs.cholesterol.text')}
          </Text>
        </Stack>
      </Card>
      <LabResultsTable
        slug="labs"
        caption={t('labs.cholesterol.caption')}
        rows={panels}
        rowKey={(row) => row.timestamp}
        columns={[
          ...[...cholesterolMarkers, ...otherMarkers(report)].map((marker) => ({
            key: marker,
            header: nameOf(marker),
            nowrap: true,
            phone: marker === 'TOTAL' ? ('named' as const) : ('details' as const),
            cell: (row: CholesterolPanel) => {
              const value = valueOf(row, marker)
              return value === undefined ? (
                t('labs.cholesterol.not-measured')
              ) : (
                <TableFigure unit={t('labs.mg')}>{number(value)}</TableFigure>
              )
            },
          })),
        ]}
      />
    </>
  )
}
