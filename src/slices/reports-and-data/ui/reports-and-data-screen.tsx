import { noneOf } from '#platform/model/parts/none.ts'
import { href } from '#platform/model/paths.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { useReportsAndData } from '../api/export-queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { Columns } from '#ui/layout/columns.tsx'
import { LinkRow } from '#ui/data/link-row.tsx'
import { List } from '#ui/data/list.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { OmittedRowsNote } from '#ui/feedback/query-state/omitted-rows-note.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { DoctorPanel } from './doctor-panel.tsx'
import { FilesPanel } from './files-panel.tsx'
import type { FileWriters, ReportLink } from './report-link.ts'
import { ReportsPanel } from './reports-panel.tsx'

/**
 * The reports and exports of the member's programs. `doctor` is the report of all areas and leads,
 * `summaries` are the reports of the member's areas, and `personalized` is the five-day report.
 */
export function ReportsAndDataScreen({
  doctor,
  summaries,
  labs,
  personalized,
  writers,
}: {
  doctor: ReportLink
  summaries: readonly ReportLink[]
  labs: readonly ReportLink[]
  personalized: string | undefined
  writers: FileWriters
}) {
  const t = useMessages()
  return (
    <PageFrame title={t('reports-and-data.title')}>
      <QueryBoundary
        read={useReportsAndData()}
        loading={t('reports-and-data.loading')}
        failed={t('reports-and-data.failed')}
        support={supportCall}
        bones={['16rem', '12rem']}
      >
        {({ reports: { items: reports, leftOut }, exports: { items: exports, ...files } }) => {
          const all = reports.find(({ code }) => code === 'MULTI_CONDITION_SUMMARY')
          const isNone = reports.length + exports.length + leftOut + files.leftOut === 0
          return (
            <Stack gap="s6">
              <OmittedRowsNote count={leftOut + files.leftOut} of="entries" />
              {isNone ? (
                <Card>
                  <EmptyState
                    none={noneOf([...reports, ...exports], leftOut + files.leftOut)}
                    icon="table"
                    title={t('reports-and-data.none')}
                  >
                    {t('reports-and-data.none.text')}
                  </EmptyState>
                </Card>
              ) : null}
              <Columns ratio="even">
                <Stack gap="s6">
                  {all === undefined ? null : (
                    <DoctorPanel report={doctor} readings={all.readingCount} isReady={all.ready} />
                  )}
                  <ReportsPanel
                    pages={[...(all?.ready === true ? summaries : []), ...labs]}
                    {...{ reports, personalized }}
                  />
                </Stack>
                {exports.length === 0 ? null : (
                  <Stack gap="s6">
                    <FilesPanel {...{ exports, writers }} />
                  </Stack>
                )}
              </Columns>
            </Stack>
          )
        }}
      </QueryBoundary>
      <Card>
        <List>
          <LinkRow
            to={href('readingsImport')}
            title={t('reports-and-data.import')}
            detail={t('reports-and-data.import.text')}
          />
        </List>
      </Card>
    </PageFrame>
  )
}
