import type { SessionEnd, Session } from './model/session-state.ts'
import type { TokenSource, TokenGrant } from '#platform/http/token-source.ts'
import type { Credentials } from './api/auth-calls.ts'
import type { Store } from '#platform/store/store.ts'
import type { SignOutReason } from './sign-out-cleanup.ts'

/** Messages between tabs. The token is passed in memory only and never stored. */
export type TabMessage =
  | {
      readonly type: 'granted'
      readonly session: string
      readonly grant: TokenGrant
      readonly at: number
    }
  | { readonly type: 'signedIn' }
  | { readonly type: 'signedOut'; readonly why: SessionEnd }

export type SessionControllerPorts = {
  readonly store: Store<Session>
  readonly access: TokenSource
  readonly signIn: (credentials: Credentials) => Promise<TokenGrant>
  readonly signOut: () => Promise<void>
  readonly post: (message: TabMessage) => void
  readonly reload: () => void
  /** The session of the browser's cookies; null without a session. */
  readonly presence: () => string | null
  /** Makes the edge clear its cookies, without waiting for the answer. */
  readonly dropCookies: () => void
  /** Removes the presence cookie, so that the browser restores no session. Works offline. */
  readonly hideSession: () => void
  /** Clears the member's data on this device when a session ends or another begins. */
  readonly forgetMember: () => void
  /** Checks whether the member of a new session may migrate. Never rejects. */
  readonly checkMigration: () => Promise<boolean>
  /** The cached answer of the session; null before the check. */
  readonly migration: {
    readonly read: () => boolean | null
    readonly write: (isMigrating: boolean | null) => void
  }
  /** Called with the staff user's id, or null (2§6), at each grant and when the session ends. */
  readonly impersonated: (impersonatorId: string | null) => void
  /** Called with the member's last activity before this session; null when the grant has none. */
  readonly lastActive: (at: string | null) => void
  /** Runs the sign-out cleanup: closes open connections and clears member data (2§4). */
  readonly cleanUp: (why: SignOutReason) => void
  /**
   * Whether the tab keeps data of the previous member, so that the next one must be identified
   * first.
   */
  readonly isUnsure: () => boolean
  /** Identifies the member. Never rejects. */
  readonly identifyMember: () => Promise<void>
  /** Whether the member is idle; no token is renewed ahead of need then (docs/quality.md#d6). */
  readonly isAway: () => boolean
  /** Whether the idle watch runs; it detects sleep itself. */
  readonly isWatched: () => boolean
  readonly now: () => number
  /** Calls back after `delay` milliseconds; returns a function that cancels it. */
  readonly later: (task: () => void, delay: number) => () => void
}
