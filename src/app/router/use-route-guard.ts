import type { InitialCall, InitialPart } from '#session/startup/model/initial-load.ts'
import { useStore } from '#platform/store/use-store.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { sessionStore } from '#session/auth/session-store.ts'
import { routeGuard, type GuardAnswer } from './route-guard.ts'
import { isRequirementMet, type RouteRequirement } from './route-requirements.ts'
import type { RouteDefinition } from './route-definition.ts'
import { useRequirementFacts } from './use-requirement-facts.ts'

/** The call of the initial load that tells of a need; what the app says of itself needs none. */
const toldBy: Readonly<Partial<Record<RouteRequirement, InitialCall>>> = {
  kidneyLabResults: 'hasKidneyLabResults',
  reminders: 'features',
  goalSetting: 'features',
  behavioralHealth: 'programs',
  bodyScale: 'deviceGroupings',
}

/**
 * The guard of this member, by what the initial load has brought so far. Only below a
 * MemberProvider.
 */
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
  // A signed-in member is past the workplace chat's way in.
  return (page) =>
    routeGuard({
      page,
      session,
      programs: load.programs,
      isMet: needOf(page.needs),
      isTeams: false,
    })
}
