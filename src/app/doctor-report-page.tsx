import type { ReportArea } from '#domain/report-figures.ts'
import { useMember } from '#session/member-context.tsx'
import { DoctorReportScreen } from '#slices/doctor-report/doctor-report-screen.tsx'
import { isVisible } from './guard.ts'
import { pages } from './routes/table.ts'

const areaOfPage: Readonly<Record<string, ReportArea>> = {
  bloodSugarSummary: 'blood-sugar',
  bloodPressureSummary: 'blood-pressure',
  pulseSummary: 'pulse',
  weightSummary: 'weight',
}

/** The report for a doctor, over the areas whose own report the member may see. */
export function DoctorReportPage() {
  const { programs } = useMember()
  const available = pages.flatMap(({ id, programs: of }) => {
    const area = areaOfPage[id]
    return area !== undefined && isVisible(of, programs) ? [area] : []
  })
  return <DoctorReportScreen available={available} />
}
