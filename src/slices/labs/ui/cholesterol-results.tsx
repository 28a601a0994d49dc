import {
  betterWay,
  cholesterolMarkers,
  type CholesterolPanel,
  type CholesterolReport,
  leadMarker,
  markerResults,
  markerVerdict,
  otherMarkers,
  sentMarker,
} from '#vitals/model/care/lab-reports.ts'
import { useDayFormat } from '#i18n/use-day-format.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { Columns } from '#ui/layout/columns.tsx'
import { DescriptionGrid } from '#ui/data/description-list.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { TableFigure } from '#ui/data/table/table.tsx'
import { LabResultCard } from '#vitals/ui/lab-results/lab-result-card.tsx'
import { MeaningPanel } from '#vitals/ui/lab-results/meaning-panel.tsx'
import { LabResultsTable } from '#vitals/ui/lab-results/lab-results-table.tsx'
import { Heading } from '#ui/primitives/heading.tsx'

/** The name of a marker; an unknown one has the server's name. */
export function useMarkerName() {
  const t = useMessages()
  return (marker: string) => {
    const known = cholesterolMarkers.find((one) => one === marker)
    return known === undefined
      ? t('labs.cholesterol.marker.unknown', { name: marker })
      : t(`labs.cholesterol.marker.${known}`)
  }
}

/**
 * The LDL of the newest blood sample with its line, the other values, and all samples. No range is
 * shown, since docs/clinical.md has none.
 */
export function CholesterolResults({
  report,
  headingLevel = 2,
}: {
  report: CholesterolReport
  headingLevel?: 2 | 3
}) {
  const t = useMessages()
  const { today } = useDayFormat()
  const { number } = useFormat()
  const nameOf = useMarkerName()
  const panels = report.panels.items
  const [latest] = panels
  if (latest === undefined) return null
  const valueOf = (panel: CholesterolPanel, marker: string) =>
    panel.values.items.find((value) => sentMarker(value.marker) === marker)?.value
  const lead = leadMarker(report)
  const others = latest.values.items.filter(({ marker }) => sentMarker(marker) !== lead)
  return (
    <>
      <Columns ratio="even">
        {lead === null ? null : (
          <LabResultCard
            slug="labs"
            title={nameOf(lead)}
            text={t(`labs.cholesterol.${betterWay(lead) ?? 'other'}`)}
            results={markerResults(report, lead)}
            shown={number}
            unit={t('labs.mg')}
            verdict={markerVerdict(report, lead, today)}
            usual={null}
            headingLevel={headingLevel}
          />
        )}
        <Stack gap="s6">
          {others.length === 0 ? null : (
            <Card>
              <Stack gap="s4">
                <Heading level={headingLevel} look="h3">
                  {t('labs.cholesterol.also')}
                </Heading>
                <DescriptionGrid
                  facts={others.map(({ marker, value }) => ({
                    term: nameOf(sentMarker(marker)),
                    value: number(value),
                    unit: t('labs.mg'),
                  }))}
                />
              </Stack>
            </Card>
          )}
          <MeaningPanel
            slug="labs"
            headingLevel={headingLevel}
            sentences={[t('labs.cholesterol.text')]}
          />
        </Stack>
      </Columns>
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
                t(row.values.leftOut > 0 ? 'ui.unreadable' : 'labs.cholesterol.not-measured')
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
