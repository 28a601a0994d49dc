import { formDomains } from '#platform/model/environment.ts'
import { educationTokenKey } from './model/handoff-parameters.ts'
import { retryDelay } from '#platform/model/retry-delay.ts'
import { isFailure } from '#platform/http/failure.ts'
import { signOutCall } from '../auth/api/auth-calls.ts'
import { createSignInMethods } from '../auth/api/sign-in-methods.ts'
import { track } from '#platform/browser/analytics.ts'
import { startMerge } from '../account-linking/merge-store.ts'
import { visit } from './visit.ts'
import type { AuthService } from '../auth/auth-service.ts'
import { environment, consumeStartupPlan, startupPlan } from './current-startup.ts'
import { openedByLink, startupStore } from './startup-store.ts'
import { updateUser } from '../member/user-facts-store.ts'
import { runStartup, type StartupPorts } from './run-startup.ts'
import { setTeamsRenewal } from '../auth/teams-token-renewal.ts'
import { hasPresence } from '../auth/session-presence.ts'

/** Maximum milliseconds until a failed startup is retried, unless the service asks for more. */
const pace = 4_000
/** Startup paths by a link that anyone may have sent. */
const linked: readonly string[] = ['authToken', 'partnerCode', 'identityCode', 'education']
let running: Promise<void> | null = null
let again: ReturnType<typeof setTimeout> | undefined
const initialRequest = crypto.randomUUID()

/**
 * Runs the startup plan and applies its outcome; retries while the service is unavailable.
 *
 * Only one run at a time: a second use of the same code would be refused and end the new session.
 */
export function startSession(service: AuthService): Promise<void> {
  return (running ??= runStartupPlan(service).finally(() => (running = null)))
}

async function runStartupPlan(service: AuthService): Promise<void> {
  const { controller, client, open, exclusively, duringStartup } = service
  clearTimeout(again)
  const ports: StartupPorts = {
    methods: createSignInMethods(open, client),
    hosts: formDomains(environment),
    hasSession: hasPresence(),
    exclusively,
    initialRequest,
    track,
  }
  const { path, isRedirectFromTeams } = startupPlan()
  const outcome = await duringStartup(() => runStartup(startupPlan(), ports))
  if (outcome.type !== 'unavailable') {
    forgetEducationToken()
    consumeStartupPlan()
  }
  switch (outcome.type) {
    case 'granted':
      startupStore.set({ tag: 'done', ssoError: false })
      openedByLink.set(!outcome.isTeams && linked.includes(path.type))
      if (outcome.isTeams && visit.framer === 'teams') {
        const { requestTeamsToken: askTeamsToken } = await import('../embedding/start-teams.ts')
        setTeamsRenewal(
          async () =>
            (await ports.methods.teams(await askTeamsToken(), isRedirectFromTeams))?.grant ?? null,
        )
      }
      return controller.enter(outcome.grant).catch(noSession)
    case 'refresh':
      startupStore.set({ tag: 'done', ssoError: false })
      return controller.start()
    case 'visitor':
      startupStore.set({ tag: 'done', ssoError: false })
      return controller.dispatch({ type: 'visited' })
    case 'formPost':
      return void startupStore.set({ tag: 'formPost', post: outcome.post, uuid: outcome.uuid })
    case 'merge':
      if (path.type === 'partnerSso') startMerge(path)
      startupStore.set({ tag: 'merge' })
      // No log-out (docs/spec/gaps.md#open): a stored session continues.
      return ports.hasSession ? controller.start() : controller.dispatch({ type: 'visited' })
    case 'mfa':
      updateUser({ mfaToken: outcome.mfaToken })
      startupStore.set({ tag: 'mfa' })
      return controller.dispatch({ type: 'visited' })
    case 'unavailable':
      startupStore.set({ tag: 'unavailable', trouble: outcome.trouble })
      if (outcome.after !== null)
        again = setTimeout(
          () => void startSession(service).catch(reportError),
          retryDelay({
            attempt: 2,
            limit: pace,
            asked: outcome.after * 1000,
            random: Math.random(),
          }),
        )
      return
    case 'signedOut':
      // The previous session also ends at the server. If that fails, the edge's idle limit ends it.
      if (ports.hasSession) await duringStartup(() => signOutCall(client)).catch(() => {})
      startupStore.set({ tag: 'done', ssoError: outcome.ssoError })
      return controller.dispatch({ type: 'refused' })
  }

  /** The browser stores no cookies; the sign-in page explains it. */
  function noSession(thrown: unknown): void {
    if (!isFailure(thrown)) throw thrown
    controller.dispatch({ type: 'visited' })
  }
}

function forgetEducationToken(): void {
  try {
    sessionStorage.removeItem(educationTokenKey)
  } catch {
    // Storage is missing or blocked; there is no token.
  }
}
