import type { InitialCall } from '#domain/initial-load.ts'
import { useStore } from '#kit/use-store.ts'
import { useInitialAnswers } from '#session/member-context.tsx'
import { sessionStore } from '#session/session-store.ts'
import { guard, type GuardAnswer } from './guard.ts'
import { isMet, type Need } from './routes/needs.ts'
import type { Page } from './routes/page.ts'
import { useNeedFacts } from './routes/use-need-facts.ts'

/** The call of the initial load that tells of a need; what the app says of itself needs none. */
const toldBy: Readonly<Partial<Record<Need, InitialCall>>> = {
  kidneyLabResults: 'hasKidneyLabResults', reminders: 'features', behavioralHealth: 'programs', bodyScale: 'deviceGroupings',
}

/** The guard of this member, by what the initial load has brought so far. Only below a MemberProvider. */
export function useGuard(): (page: Page) => GuardAnswer {
  const session = useStore(sessionStore)
  const load = useInitialAnswers()
  const facts = useNeedFacts()
  const known = <T>(call: InitialCall | undefined, value: T): T | 'pending' | null =>
    call === undefined || load[call].value !== null ? value : load[call].status === 'pending' ? 'pending' : null
  return page => guard({
    page,
    session,
    programs: known('programs', load.programs.value),
    isMet: page.needs === undefined ? true : known(toldBy[page.needs], isMet(page.needs, facts)),
    // Whoever is signed in is past the workplace chat's way in.
    isTeams: false,
  })
}
