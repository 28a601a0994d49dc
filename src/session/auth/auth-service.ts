import { createTokenSource } from '#platform/http/token-source.ts'
import { createPortalClient, createRpcClient } from '#platform/http/create-clients.ts'
import { clearInitialLoad } from '../startup/api/clear-initial-load.ts'
import { isEligibleForMigration } from '../account-linking/api/migration-eligibility.ts'
import { createPortalFetch } from '#platform/http/portal-fetch.ts'
import { createOpenClient, createSessionCalls, signOutCall } from './api/auth-calls.ts'
import { openTabChannel } from '#platform/browser/tab-channel.ts'
import { visit } from '../startup/visit.ts'
import { isRecentlyActive, sinceInteraction, watchInteractions } from '../idle/last-interaction.ts'
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

/** Milliseconds that a token told by another tab may be on its way. */
const patience = 1_000
const pulse = 30_000

/**
 * Loaded on demand: a visitor who only looks at the sign-in page needs none of it. `language` is
 * asked before each call.
 */
export function createAuthService(language: () => string) {
  const { framer } = visit
  const calls = createSessionCalls({ language, framer })
  const open = createOpenClient({ language, framer })
  let runner: SessionController
  const channel = openTabChannel<TabMessage>('portal-session', (message) => runner.heard(message))
  let isArriving = false

  const access = createTokenSource({
    refresh: () =>
      runner.refresh(async () => (await renewInTeams(sinceInteraction())) ?? calls.refresh()),
    exclusively,
    turn: () => readPresence()?.turn ?? null,
    patience: () => new Promise((resolve) => setTimeout(resolve, patience)),
    granted: (grant) => {
      if (!isArriving) runner.granted(grant)
    },
  })
  const fetchPorts = {
    access,
    language,
    framer,
    refused: () => runner.dispatch({ type: 'tokenRefused' }),
    ended: () => runner.dispatch({ type: 'refused' }),
  }
  const fetch = countRefusedWrites(createPortalFetch({ ...fetchPorts, attended: isRecentlyActive }))
  /** For what goes on as long as it may. It is never her activity (docs/quality.md#d5). */
  const streamFetch = createPortalFetch({ ...fetchPorts, attended: () => false, limit: null })
  const client = createPortalClient({ fetch })

  runner = createSessionController({
    store: sessionStore,
    access,
    signIn: (credentials) => exclusively(() => calls.signIn(credentials)),
    signOut: leave,
    tell: channel.post,
    reload: () => location.reload(),
    presence: () => readPresence()?.session ?? null,
    // The edge clears its cookies before it asks anybody, and needs no access token for that.
    dropCookies: () => void signOutCall(open).catch(() => {}),
    hideSession: hidePresence,
    forgetMember: clearInitialLoad,
    askMigration: () => isEligibleForMigration(createRpcClient({ fetch })),
    migration: cachedMigrationChoice,
    impersonated: setImpersonator,
    lastActive: (at) => updateUser({ lastActivityTimestamp: at }),
    // What the staff typed is no member's.
    farewell: (why) => runSignOutCleanup(impersonationStore.get() ? 'manual' : why),
    isUnsure: memberStorage.isUnsure,
    recognize: async () =>
      memberStorage.know(
        await import('./identify-member.ts')
          .then(({ identifyMember: whoCame }) => whoCame(client))
          .catch(() => null),
      ),
    isAway: () => idleGuard.isAway(),
    isWatched: () => idleGuard.isWatching,
    now: Date.now,
    later: (task, delay) => {
      const timer = setTimeout(task, delay)
      return () => clearTimeout(timer)
    },
  })

  /**
   * Does not wait for a refresh that hangs: the cookies of one that comes in later are cleared
   * after it.
   */
  async function leave(): Promise<void> {
    const left = readPresence()?.session
    await signOutCall(access.token() === null ? open : client)
    void exclusively(async () => {
      if (left !== undefined && readPresence()?.session === left) await signOutCall(open)
    }).catch(() => {})
  }

  watchInteractions()
  setInterval(runner.beat, pulse)
  addEventListener('online', runner.revive)
  addEventListener('pageshow', runner.revive)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') runner.revive()
  })
  /**
   * While a way in is gone, the session that is there is used and not shown: where the way leads is
   * known at its end.
   */
  const arriving = async <T>(task: () => Promise<T>): Promise<T> => {
    isArriving = true
    try {
      return await task()
    } finally {
      isArriving = false
    }
  }
  /** An access token that has not been called invalid. */
  const token = () => access.renew(null)
  return { runner, client, open, fetch, streamFetch, exclusively, token, arriving }
}
export type AuthService = ReturnType<typeof createAuthService>

/**
 * One token call at a time over all tabs, for the refresh token is good for one use. Without locks
 * two tabs may refresh at once, and get the same successor
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
    // A Promise in a Promise: the DOM types do not unwrap what the lock's callback answers.
    return (await navigator.locks.request('portal-session', begun)) as T
  } catch (thrown) {
    // In a frame of another site a browser may refuse locks altogether, as it does storage.
    if (isBegun || !(thrown instanceof DOMException)) throw thrown
    return task()
  }
}
