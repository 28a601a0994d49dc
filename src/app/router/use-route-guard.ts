import type { InitialCall, InitialPart } from '#session/startup/model/initial-load.ts'
import { useStore } from '#platform/store/use-store.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { sessionStore } from '#session/auth/session-store.ts'
import { guard, type GuardAnswer } from './route-guard.ts'
import { isMet, type Need } from './route-requirements.ts'
import type { Page } from './route-definition.ts'
import { useNeedFacts } from './use-requirement-facts.ts'

/** The call of the initial load that tells of a need; what the app says of itself needs none. */
const toldBy: Readonly<Partial<Record<Need, InitialCall>>> = {
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
export function useGuard(): (page: Page) => GuardAnswer {
  const session = useStore(sessionStore)
  const load = useInitialAnswers()
  const facts = useNeedFacts()
  const needOf = (need: Need | undefined): InitialPart<boolean> => {
    const call = need === undefined ? undefined : toldBy[need]
    return call === undefined
      ? { status: 'ready', value: isMet(need, facts) }
      : { ...load[call], value: load[call].value === null ? null : isMet(need, facts) }
  }
  // A signed-in member is past the workplace chat's way in.
  return (page) =>
    guard({ page, session, programs: load.programs, isMet: needOf(page.needs), isTeams: false })
}
