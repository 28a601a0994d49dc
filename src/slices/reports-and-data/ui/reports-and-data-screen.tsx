import { noneOf } from '#platform/model/parts/none.ts'
import { Fragment } from 'react'
import { href } from '#platform/model/paths.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { isUnknown, rawOf } from '#platform/model/parts/unknown-enum.ts'
import { useReportsAndData } from '../api/export-queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { OmittedRowsNote } from '#ui/feedback/query-state/omitted-rows-note.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { ListRow, List } from '#ui/data/list.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { DataFileRow } from './data-file-row.tsx'
import type { FileWriters, ReportLink } from './report-link.ts'

/**
 * The reports and exports of the member's programs. `doctor` is the report of all areas,
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
  const open = ({ to, title }: ReportLink) => (
    <Link look="standalone" to={to} aria-label={t('reports-and-data.open-name', { name: title })}>
      {t('reports-and-data.open')}
    </Link>
  )
  /** Two presses from any page to the doctor's PDF: Reports, and this link. */
  const openOrPrint = (report: ReportLink) => (
    <>
      {open(report)}
      <Link
        look="standalone"
        icon="printer"
        to={`${report.to}?print=yes`}
        aria-label={t('reports-and-data.print-name', { name: report.title })}
      >
        {t('reports-and-data.print')}
      </Link>
    </>
  )
  return (
    <PageFrame title={t('reports-and-data.title')} lead={t('reports-and-data.lead')}>
      <QueryBoundary
        read={useReportsAndData()}
        loading={t('reports-and-data.loading')}
        failed={t('reports-and-data.failed')}
        support={supportCall}
        bones={['16rem', '12rem']}
      >
        {({
          reports: { items: reports, leftOut: reportsLeftOut },
          exports: { items: exports, leftOut: exportsLeftOut },
        }) => (
          <>
            <OmittedRowsNote count={reportsLeftOut + exportsLeftOut} of="entries" />
            {reports.length + exports.length + reportsLeftOut + exportsLeftOut === 0 ? (
              <Card>
                <EmptyState
                  none={noneOf([...reports, ...exports], reportsLeftOut + exportsLeftOut)}
                  icon="table"
                  title={t('reports-and-data.none')}
                >
                  {t('reports-and-data.none.text')}
                </EmptyState>
              </Card>
            ) : null}
            {reports.length === 0 ? null : (
              <Card>
                <Stack gap="s4">
                  <Heading level={2} look="h3">
                    {t('reports-and-data.reports')}
                  </Heading>
                  <List>
                    {reports.map(({ code, ready, readingCount: readings, requiredReadingCount }) =>
                      isUnknown(code) ? (
                        <ListRow
                          key={rawOf(code)}
                          title={t('reports-and-data.report.unknown')}
                          detail={t('reports-and-data.unknown.text')}
                        />
                      ) : code === 'MULTI_CONDITION_SUMMARY' ? (
                        <Fragment key={code}>
                          <ListRow
                            title={t(`reports-and-data.report.${code}`)}
                            detail={t(`reports-and-data.report.${code}.text`, { count: readings })}
                            ending="below"
                            {...(ready ? { end: openOrPrint(doctor) } : {})}
                          />
                          {ready
                            ? summaries.map((summary) => (
                                <ListRow
                                  key={summary.to}
                                  title={summary.title}
                                  end={open(summary)}
                                />
                              ))
                            : null}
                        </Fragment>
                      ) : (
                        <ListRow
                          key={code}
                          title={t(`reports-and-data.report.${code}`)}
                          detail={
                            ready
                              ? t(`reports-and-data.report.${code}.ready`, { count: readings })
                              : t(`reports-and-data.report.${code}.wait`, {
                                  have: readings,
                                  need: requiredReadingCount,
                                })
                          }
                          {...(ready && personalized !== undefined
                            ? {
                                end: open({
                                  to: personalized,
                                  title: t(`reports-and-data.report.${code}`),
                                }),
                              }
                            : {})}
                        />
                      ),
                    )}
                  </List>
                </Stack>
              </Card>
            )}
            <Card>
              <Stack gap="s4">
                <div>
                  <Heading level={2} look="h3">
                    {t('reports-and-data.labs')}
                  </Heading>
                  <Text look="small" tone="secondary">
                    {t('reports-and-data.labs.text')}
                  </Text>
                </div>
                <List>
                  {labs.map((lab) => (
                    <ListRow key={lab.to} title={lab.title} end={open(lab)} />
                  ))}
                </List>
              </Stack>
            </Card>
            {exports.length === 0 ? null : (
              <Card>
                <Stack gap="s4">
                  <div>
                    <Heading level={2} look="h3">
                      {t('reports-and-data.files')}
                    </Heading>
                    <Text look="small" tone="secondary">
                      {t('reports-and-data.files.text')}
                    </Text>
                  </div>
                  <List>
                    {exports.map(({ code, ...exported }) =>
                      isUnknown(code) ? (
                        <ListRow
                          key={rawOf(code)}
                          title={t('reports-and-data.export.unknown')}
                          detail={t('reports-and-data.unknown.text')}
                        />
                      ) : (
                        <DataFileRow
                          key={code}
                          exported={{ ...exported, code }}
                          writers={writers}
                        />
                      ),
                    )}
                  </List>
                </Stack>
              </Card>
            )}
          </>
        )}
      </QueryBoundary>
      <Card>
        <List>
          <ListRow
            title={t('reports-and-data.import')}
            detail={t('reports-and-data.import.text')}
            end={
              <Link
                look="standalone"
                to={href('readingsImport')}
                aria-label={t('reports-and-data.open-name', { name: t('reports-and-data.import') })}
              >
                {t('reports-and-data.open')}
              </Link>
            }
          />
        </List>
      </Card>
    </PageFrame>
  )
}
