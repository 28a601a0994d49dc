import type { ComponentType } from 'react'
import { noneOf } from '#platform/model/parts/none.ts'
import type { ReportPart } from '../model/doctor-report.ts'
import { useReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { useToday } from '#i18n/use-today.ts'
import { href } from '#platform/model/paths.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { Card } from '#ui/layout/card.tsx'
import { OmittedRowsNote } from '#ui/feedback/query-state/omitted-rows-note.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import type { ReportLinksProps } from './links/report-links.tsx'
import { DoctorReportBody, type RecordQueries } from './doctor-report-body.tsx'

/**
 * One report of all areas and records for a doctor, with the same figures on screen, in print and
 * as a file. `available` are the parts that the member may see, `Links` loads later.
 */
export function DoctorReportScreen({
  available,
  records,
  Links,
}: {
  available: readonly ReportPart[]
  records: RecordQueries
  Links: ComponentType<ReportLinksProps>
}) {
  const { programs } = useInitialAnswers()
  // A program that is not known may have an area.
  const isWhole = programs.status === 'ready' && programs.leftOut === undefined
  const { today } = useToday()
  const { t } = useReadingWords(today)
  return (
    <PageFrame
      title={t('doctor-report.title')}
      lead={t('doctor-report.lead')}
      back={{ to: href('reportsAndData'), label: t('doctor-report.back') }}
    >
      {available.length === 0 ? (
        <Card>
          <EmptyState
            none={noneOf(available, isWhole ? 0 : 1)}
            icon="table"
            title={t('doctor-report.empty')}
          >
            {t('doctor-report.empty.text')}
          </EmptyState>
        </Card>
      ) : (
        <>
          <OmittedRowsNote count={programs.leftOut} of="entries" />
          <DoctorReportBody {...{ available, records, Links }} />
        </>
      )}
    </PageFrame>
  )
}
