import { clearInitialLoad } from '../startup/api/clear-initial-load.ts'
import type { TokenGrant } from '#platform/http/token-source.ts'
import type { Credentials } from './api/auth-calls.ts'
import { clearHandoffParameters, visit } from '../startup/visit.ts'
import type { AuthService } from './auth-service.ts'
import { isVisitorsStart, planInTeams, startupPlan } from '../startup/current-startup.ts'
import { openedByLink, startupStore } from '../startup/startup-store.ts'

let engine: Promise<AuthService> | null = null
let language = () => 'en-US'

/** Loads what signing in needs, once; a download that failed may be tried again. */
export function loadAuthService(): Promise<AuthService> {
  if (engine) return engine
  const loading = import('./auth-service.ts').then(({ createAuthService: createEngine }) =>
    createEngine(() => language()),
  )
  loading.catch(() => (engine = null))
  return (engine = loading)
}

/**
 * Begins: a member with a session cookie is restored; a visitor makes no call. `isForVisitors`: the
 * page that was opened is only for them.
 */
export async function openSession(
  currentLanguage: () => string,
  isForVisitors: boolean,
): Promise<void> {
  language = currentLanguage
  if (visit.framer === 'teams') {
    const { startTeams } = await import('../embedding/start-teams.ts')
    planInTeams(await startTeams(isForVisitors))
  }
  if (isVisitorsStart) clearInitialLoad()
  else await goIn()
}

/**
 * The stored session is the common way in; the code of the others is loaded for those who come by
 * them.
 */
async function goIn(): Promise<void> {
  const loading = loadAuthService()
  const { exchange, path } = startupPlan()
  if (exchange === null && path.type === 'refresh') return (await loading).runner.start()
  const { startSession: begin } = await import('../startup/start-session.ts')
  await begin(await loading)
}

/** Rejects with a Failure; on success the session store says signed in. */
export async function signIn(credentials: Credentials): Promise<void> {
  await (await loadAuthService()).runner.signIn(credentials)
  enteredByHand()
}

/** A session by another call than sign-in, such as the second step. Rejects with a Failure. */
export async function signInBy(
  call: (open: AuthService['open']) => Promise<TokenGrant>,
): Promise<void> {
  const { runner, open, exclusively } = await loadAuthService()
  await runner.enter(await exclusively(() => call(open)))
  enteredByHand()
}

/** What a link carried that was not used is nothing to whoever is here now. */
function enteredByHand(): void {
  clearHandoffParameters()
  openedByLink.set(false)
}

export async function signOut(): Promise<void> {
  ;(await loadAuthService()).runner.dispatch({ type: 'signOutAsked' })
}

/** "Try again": goes the way in once more, or asks for a new token, now. */
export async function retrySession(): Promise<void> {
  if (startupStore.get().tag === 'unavailable') return goIn()
  ;(await loadAuthService()).runner.dispatch({ type: 'woke' })
}
