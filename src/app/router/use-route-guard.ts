import type { InitialCall, InitialPart } from '#session/startup/model/initial-load.ts'
import { useStore } from '#platform/store/use-store.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { sessionStore } from '#session/auth/session-store.ts'
import { routeGuard, type GuardAnswer } from './route-guard.ts'
import type { RouteRequirement } from '#slices/route-definition.ts'
import { isRequirementMet } from './route-requirements.ts'
import type { RouteDefinition } from '#slices/route-definition.ts'
import { useRequirementFacts } from './use-requirement-facts.ts'

/** The initial load's call for each requirement. Requirements about the app need none. */
const toldBy: Readonly<Partial<Record<RouteRequirement, InitialCall>>> = {
  kidneyLabResults: 'hasKidneyLabResults',
  reminders: 'features',
  goalSetting: 'features',
  behavioralHealth: 'programs',
  bodyScale: 'deviceGroupings',
}

/** Returns the guard with the facts of the initial load. Only for use below a MemberProvider. */
export function useRouteGuard(): (page: RouteDefinition) => GuardAnswer {
  const session = useStore(sessionStore)
  const load = useInitialAnswers()
  const facts = useRequirementFacts()
  const needOf = (need: RouteRequirement | undefined): InitialPart<boolean> => {
    const call = need === undefined ? undefined : toldBy[need]
    return call === undefined
      ? { status: 'ready', value: isRequirementMet(need, facts) }
      : { ...load[call], value: load[call].value === null ? null : isRequirementMet(need, facts) }
  }
  // Signed-in members have passed the Teams sign-in.
  return (page) =>
    routeGuard({
      page,
      session,
      programs: load.programs,
      isMet: needOf(page.needs),
      isTeams: false,
    })
}
