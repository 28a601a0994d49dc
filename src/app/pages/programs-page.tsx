import type { ProgramName } from '#session/member/model/programs.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useMember } from '#session/member/member-context.tsx'
import { ProgramsScreen } from '#slices/programs/ui/programs-screen.tsx'
import { isVisible } from '../router/route-guard.ts'
import { isRequirementMet } from '../router/route-requirements.ts'
import { readingsRoutes } from '../router/readings-routes.ts'
import type { RouteDefinition } from '#slices/route-definition.ts'
import { routes } from '../router/routes.ts'
import { useRequirementFacts } from '../router/use-requirement-facts.ts'

/** Pages that belong to a program by their own requirement instead of `programs`. */
const alsoOf: Readonly<Partial<Record<ProgramName, string>>> = {
  behavioralHealth: 'behavioralHealth',
  chronicKidneyDisease: 'kidneyHealth',
}

/** The dashboard belongs to all programs, so no program names it. */
const isOf = (name: ProgramName, { id, nav, programs }: RouteDefinition): boolean =>
  alsoOf[name] === id ||
  (((nav?.group === 'main' && id !== 'dashboard') || id === 'education') &&
    programs?.includes(name) === true)

/** Lists the member's programs, each with its pages and courses. */
export function ProgramsPage() {
  const t = useMessages()
  const facts = useRequirementFacts()
  const { programs } = useMember()
  const placesOf = (name: ProgramName) =>
    routes
      .filter(
        (page) =>
          isOf(name, page) &&
          isVisible(page.programs, programs) &&
          isRequirementMet(page.needs, facts) &&
          isRequirementMet(page.nav?.needs, facts),
      )
      .toSorted((a, b) => (a.nav?.order ?? Infinity) - (b.nav?.order ?? Infinity))
      .map(({ id, path, title }) => ({
        to: path,
        title: t(title),
        isOfReadings: readingsRoutes.some((page) => page.id === id),
      }))
  return <ProgramsScreen placesOf={placesOf} />
}
