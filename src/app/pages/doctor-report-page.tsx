import type { ReportArea } from '#vitals/model/report/report-periods.ts'
import { useMember } from '#session/member/member-context.tsx'
import type { ReportPart } from '#slices/doctor-report/model/doctor-report.ts'
import { DoctorReportScreen } from '#slices/doctor-report/ui/doctor-report-screen.tsx'
import type { ReportLinksProps } from '#slices/doctor-report/ui/links/report-links.tsx'
import { ChunkBoundary } from '../loading/chunk-boundary.tsx'
import { lazyComponent } from '../loading/lazy-component.ts'
import { isVisible } from '../router/route-guard.ts'
import { routes } from '../router/routes.ts'
import { useReportRecords } from './use-report-records.ts'

const areaOfPage: Readonly<Record<string, ReportArea>> = {
  bloodSugarSummary: 'blood-sugar',
  bloodPressureSummary: 'blood-pressure',
  pulseSummary: 'pulse',
  weightSummary: 'weight',
}
const records = ['labs', 'medicines'] as const satisfies readonly ReportPart[]

const LazyLinks = lazyComponent(['doctor-report-links', 'forms'], () =>
  import('#slices/doctor-report/ui/links/report-links.tsx').then((of) => of.ReportLinks),
)

function Links(props: ReportLinksProps) {
  return (
    <ChunkBoundary>
      <LazyLinks {...props} />
    </ChunkBoundary>
  )
}

/** The doctor's report over the areas that the member may see, and over their records. */
export function DoctorReportPage() {
  const { programs } = useMember()
  const areas = routes.flatMap(({ id, programs: of }) => {
    const area = areaOfPage[id]
    return area !== undefined && isVisible(of, programs) ? [area] : []
  })
  return (
    <DoctorReportScreen
      available={areas.length === 0 ? areas : [...areas, ...records]}
      records={useReportRecords()}
      Links={Links}
    />
  )
}
