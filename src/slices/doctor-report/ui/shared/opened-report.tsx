import { PublicCard } from '#ui/layout/public-page.tsx'
import { PublicSheet } from '#ui/layout/public-sheet.tsx'
import { useSharedReport } from '../../api/use-shared-report.ts'
import { OpeningReport } from './no-link-screen.tsx'
import { SharedReportFailure } from './shared-report-failure.tsx'
import { SharedReportView } from './shared-report-view.tsx'

/** The page of a link: it opens the report of `token` and shows it, or why it could not. */
export function OpenedReport({ token }: { token: string }) {
  const { link, again } = useSharedReport(token)
  if (link.state === 'ready')
    return (
      <PublicSheet>
        <SharedReportView report={link.report} />
      </PublicSheet>
    )
  if (link.state === 'failed')
    return (
      <PublicCard>
        <SharedReportFailure failure={link.failure} until={link.until} onAgain={again} />
      </PublicCard>
    )
  return <OpeningReport />
}
