import { onSeen } from '#platform/browser/page-life.ts'
import { createTokenSource } from '#platform/http/token-source.ts'
import { createPortalClient, createRpcClient } from '#platform/http/create-clients.ts'
import { clearInitialLoad } from '../startup/api/clear-initial-load.ts'
import { isEligibleForMigration } from '../account-linking/api/migration-eligibility.ts'
import { createPortalFetch } from '#platform/http/portal-fetch.ts'
import { createOpenClient, createSessionCalls, signOutCall } from './api/auth-calls.ts'
import { openTabChannel } from '#platform/browser/tab-channel.ts'
import { userActivity } from '#platform/browser/user-activity.ts'
import { visit } from '../startup/visit.ts'
import { runSignOutCleanup } from './sign-out-cleanup.ts'
import {
  impersonationStore,
  setImpersonator,
  countRefusedWrites,
} from '../impersonation/impersonation-store.ts'
import { idleGuard } from '../idle/idle-guard.ts'
import { memberStorage } from '../storage/member-storage.ts'
import { cachedMigrationChoice } from '../account-linking/cached-migration-choice.ts'
import { hidePresence, readPresence } from './session-presence.ts'
import type { TabMessage } from './session-controller-ports.ts'
import { createSessionController, type SessionController } from './session-controller.ts'
import { sessionStore } from './session-store.ts'
import { renewInTeams } from './teams-token-renewal.ts'
import { updateUser } from '../member/user-facts-store.ts'
import { deviceTime } from '#platform/time/current-time.ts'

/**
 * Milliseconds to wait for a token that another tab has received. The message is lost only if that
 * tab crashed, and on a busy phone it takes seconds.
 */
const patience = 5_000
const pulse = 30_000
/**
 * Milliseconds after an activity in which a call counts as the member's own (docs/quality.md#d5).
 */
const attendedFor = 60_000

/**
 * The clients, session controller and timers of a session. Loaded on demand, because the sign-in
 * page does not need it; `language` is read before each call.
 */
export function createAuthService(language: () => string) {
  const { framer } = visit
  const calls = createSessionCalls({ language, framer })
  const open = createOpenClient({ language, framer })
  let controller: SessionController
  const channel = openTabChannel<TabMessage>('portal-session', (message) =>
    controller.receive(message),
  )
  let isStartingUp = false

  const access = createTokenSource({
    refresh: () =>
      controller.refresh(async () => (await renewInTeams(userActivity.since())) ?? calls.refresh()),
    exclusively,
    turn: () => readPresence()?.turn ?? null,
    patience: () => new Promise((resolve) => setTimeout(resolve, patience)),
    granted: (grant) => {
      if (!isStartingUp) controller.granted(grant)
    },
  })
  const fetchPorts = {
    access,
    language,
    framer,
    refused: () => controller.dispatch({ type: 'tokenRefused' }),
    ended: () => controller.dispatch({ type: 'refused' }),
  }
  const attended = () => userActivity.since() < attendedFor
  const fetch = countRefusedWrites(createPortalFetch({ ...fetchPorts, attended }))
  /**
   * For streams, which have no time limit. They never count as the member's activity
   * (docs/quality.md#d5).
   */
  const streamFetch = createPortalFetch({ ...fetchPorts, attended: () => false, limit: null })
  const client = createPortalClient({ fetch })

  controller = createSessionController({
    store: sessionStore,
    access,
    signIn: (credentials) => exclusively(() => calls.signIn(credentials)),
    signOut: endSession,
    post: channel.post,
    reload: () => location.reload(),
    presence: () => readPresence()?.session ?? null,
    // The edge clears its cookies before it calls the provider, and needs no access token for that.
    dropCookies: () => void signOutCall(open).catch(() => {}),
    hideSession: hidePresence,
    forgetMember: clearInitialLoad,
    checkMigration: () => isEligibleForMigration(createRpcClient({ fetch })),
    migration: cachedMigrationChoice,
    impersonated: setImpersonator,
    lastActive: (at) => updateUser({ lastActivityTimestamp: at }),
    // Drafts typed by staff must not be kept for the member.
    cleanUp: (why) => runSignOutCleanup(impersonationStore.get() ? 'manual' : why),
    isUnsure: memberStorage.isUnsure,
    identifyMember: async () =>
      memberStorage.know(
        await import('./identify-member.ts')
          .then(({ identifyMember: identify }) => identify(client))
          .catch(() => null),
      ),
    isAway: () => idleGuard.isAway(),
    isWatched: () => idleGuard.isWatching,
    now: deviceTime,
    later: (task, delay) => {
      const timer = setTimeout(task, delay)
      return () => clearTimeout(timer)
    },
  })

  /**
   * Signs out without waiting for a pending refresh. Cookies that a late refresh sets are cleared
   * afterwards.
   */
  async function endSession(): Promise<void> {
    const left = readPresence()?.session
    await signOutCall(access.token() === null ? open : client)
    void exclusively(async () => {
      if (left !== undefined && readPresence()?.session === left) await signOutCall(open)
    }).catch(() => {})
  }

  setInterval(controller.heartbeat, pulse)
  addEventListener('online', controller.catchUp)
  addEventListener('pageshow', controller.catchUp)
  onSeen(controller.catchUp)
  /**
   * Suppresses `granted` while a sign-in method runs. The existing session is used but not shown,
   * because the outcome is not known yet.
   */
  const duringStartup = async <T>(task: () => Promise<T>): Promise<T> => {
    isStartingUp = true
    try {
      return await task()
    } finally {
      isStartingUp = false
    }
  }
  /** Returns the current access token, or renews it when there is none. */
  const token = () => access.renew(null)
  return { controller, client, open, fetch, streamFetch, exclusively, token, duringStartup }
}
export type AuthService = ReturnType<typeof createAuthService>

/**
 * Runs one token call at a time over all tabs, because the refresh token is single-use. Without
 * locks, two tabs that refresh at once get the same successor
 * (docs/decisions/0050-refresh-token-successor.md).
 */
async function exclusively<T>(task: () => Promise<T>): Promise<T> {
  if (!(navigator as Partial<Navigator>).locks) return task()
  let isBegun = false
  const begun = (): Promise<T> => {
    isBegun = true
    return task()
  }
  try {
    // The DOM types do not unwrap the promise that the lock's callback returns.
    return (await navigator.locks.request('portal-session', begun)) as T
  } catch (thrown) {
    // In a cross-site frame a browser may refuse locks, as it refuses storage.
    if (isBegun || !(thrown instanceof DOMException)) throw thrown
    return task()
  }
}
