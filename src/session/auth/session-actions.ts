import { clearInitialLoad } from '../startup/api/clear-initial-load.ts'
import type { TokenGrant } from '#platform/http/token-source.ts'
import type { Credentials } from './api/auth-calls.ts'
import { clearHandoffParameters, visit } from '../startup/visit.ts'
import type { AuthService } from './auth-service.ts'
import { isVisitorsStart, planInTeams, startupPlan } from '../startup/current-startup.ts'
import { openedByLink, startupStore } from '../startup/startup-store.ts'

let service: Promise<AuthService> | null = null
let language = () => 'en-US'

/** Loads the auth service once. A failed download can be retried. */
export function loadAuthService(): Promise<AuthService> {
  if (service) return service
  const loading = import('./auth-service.ts').then(({ createAuthService: createService }) =>
    createService(() => language()),
  )
  loading.catch(() => (service = null))
  return (service = loading)
}

/**
 * Starts the session: restores a member with a session cookie; makes no call for a visitor.
 * `isForVisitors`: the opened page is for visitors only.
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
  else await runStartupPlan()
}

/**
 * Runs the startup plan. The code of the other sign-in methods loads on demand, because most
 * members have a stored session.
 */
async function runStartupPlan(): Promise<void> {
  const loading = loadAuthService()
  const { exchange, path } = startupPlan()
  if (exchange === null && path.type === 'refresh') return (await loading).controller.start()
  const { startSession: runStartSession } = await import('../startup/start-session.ts')
  await runStartSession(await loading)
}

/** Signs in; the session store is `signedIn` on success. Rejects with a Failure. */
export async function signIn(credentials: Credentials): Promise<void> {
  await (await loadAuthService()).controller.signIn(credentials)
  clearLinkState()
}

/** Signs in with another call, such as the second step. Rejects with a Failure. */
export async function signInBy(
  call: (open: AuthService['open']) => Promise<TokenGrant>,
): Promise<void> {
  const { controller, open, exclusively } = await loadAuthService()
  await controller.enter(await exclusively(() => call(open)))
  clearLinkState()
}

/** Handoff parameters that a link left unused must not affect this session. */
function clearLinkState(): void {
  clearHandoffParameters()
  openedByLink.set(false)
}

export async function signOut(): Promise<void> {
  ;(await loadAuthService()).controller.dispatch({ type: 'signOutAsked' })
}

/** Retries startup or the token refresh now, for "Try again". */
export async function retrySession(): Promise<void> {
  if (startupStore.get().tag === 'unavailable') return runStartupPlan()
  ;(await loadAuthService()).controller.dispatch({ type: 'woke' })
}
