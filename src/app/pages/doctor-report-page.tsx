import type { ReportArea } from '#vitals/model/report/report-periods.ts'
import { useMember } from '#session/member/member-context.tsx'
import { DoctorReportScreen } from '#slices/doctor-report/ui/doctor-report-screen.tsx'
import { isVisible } from '../router/route-guard.ts'
import { routes } from '../router/routes.ts'

const areaOfPage: Readonly<Record<string, ReportArea>> = {
  bloodSugarSummary: 'blood-sugar',
  bloodPressureSummary: 'blood-pressure',
  pulseSummary: 'pulse',
  weightSummary: 'weight',
}

/** The doctor's report over the areas that the member may see. */
export function DoctorReportPage() {
  const { programs } = useMember()
  const available = routes.flatMap(({ id, programs: of }) => {
    const area = areaOfPage[id]
    return area !== undefined && isVisible(of, programs) ? [area] : []
  })
  return <DoctorReportScreen available={available} />
}
