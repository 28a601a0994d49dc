import { useMessages } from '#i18n/use-messages.ts'
import type { RouteId } from '#platform/model/paths.ts'
import { useMember } from '#session/member/member-context.tsx'
import { bloodPressureLogFile as bloodPressureFile } from '#slices/blood-pressure/ui/all-logs/blood-pressure-log-file.ts'
import { bloodSugarLogFile as bloodSugarFile } from '#slices/blood-sugar/ui/blood-sugar-log-file.ts'
import { pulseLogFile as pulseFile } from '#slices/pulse/ui/pulse-log-file.ts'
import { ReportsAndDataScreen } from '#slices/reports-and-data/ui/reports-and-data-screen.tsx'
import { weightLogFile as weightFile } from '#slices/weight/ui/weight-log-file.ts'
import { isVisible } from '../router/route-guard.ts'
import { isRequirementMet } from '../router/route-requirements.ts'
import { routeOf } from '../router/routes.ts'
import { useRequirementFacts } from '../router/use-requirement-facts.ts'

/** The report page of each area, and the page whose access rule applies. */
const summaryIds = [
  ['bloodSugarSummary', 'bloodSugar'],
  ['bloodPressureSummary', 'bloodPressure'],
  ['pulseSummary', 'pulse'],
  ['weightSummary', 'weight'],
  ['bodyCompositionSummary', 'bodyComposition'],
] as const
const labIds = ['combinedReport', 'kidneyHealth'] as const
const writers = {
  bloodSugar: bloodSugarFile,
  bloodPressure: bloodPressureFile,
  weight: weightFile,
  pulse: pulseFile,
}

/** Lists the report pages that the member may see, and the downloads of their logs. */
export function ReportsAndDataPage() {
  const t = useMessages()
  const facts = useRequirementFacts()
  const { programs } = useMember()
  const link = (id: RouteId, area = id) => {
    const page = routeOf(id)
    const isHers =
      isVisible(page.programs, programs) &&
      isRequirementMet(page.needs, facts) &&
      isRequirementMet(routeOf(area).nav?.needs, facts)
    return isHers ? [{ to: page.path, title: t(page.title) }] : []
  }
  const [doctor] = link('doctorReport')
  const [personalized] = link('bloodPressurePersonalized')
  if (doctor === undefined) throw new Error('The report for a doctor is open to every member.')
  return (
    <ReportsAndDataScreen
      doctor={doctor}
      summaries={summaryIds.flatMap(([id, area]) => link(id, area))}
      labs={labIds.flatMap((id) => link(id))}
      personalized={personalized?.to}
      writers={writers}
    />
  )
}
