import type { InitialCall, InitialPart } from '#domain/initial-load.ts'
import { useStore } from '#kit/use-store.ts'
import { useInitialAnswers } from '#session/member-context.tsx'
import { sessionStore } from '#session/session-store.ts'
import { guard, type GuardAnswer } from './guard.ts'
import { isMet, type Need } from './routes/needs.ts'
import type { Page } from './routes/page.ts'
import { useNeedFacts } from './routes/use-need-facts.ts'

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
