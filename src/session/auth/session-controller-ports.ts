import type { SessionEnd, Session } from './model/session-state.ts'
import type { TokenSource, TokenGrant } from '#platform/http/token-source.ts'
import type { Credentials } from './api/auth-calls.ts'
import type { Store } from '#platform/store/store.ts'
import type { SignOutReason } from './sign-out-cleanup.ts'

/** What tabs tell one another. The token passes from memory to memory and is stored nowhere. */
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
  readonly tell: (message: TabMessage) => void
  readonly reload: () => void
  /** The session that the browser's cookies are of now, or null when they are of none. */
  readonly presence: () => string | null
  /** Has the edge forget the session, without waiting for it. */
  readonly dropCookies: () => void
  /**
   * Removes the readable cookie, so that the browser restores no session. Works without a network.
   */
  readonly hideSession: () => void
  /** Drops what this device keeps of a member: her session is over, or another begins. */
  readonly forgetMember: () => void
  /** Asks whether the member of a new session may move to the one account. Never rejects. */
  readonly askMigration: () => Promise<boolean>
  /** What was answered, for as long as the session lasts; null while nobody has asked. */
  readonly migration: {
    readonly read: () => boolean | null
    readonly write: (isMigrating: boolean | null) => void
  }
  /**
   * Who of the staff the session was given to, or null (2§6); told with each grant and when the
   * session ends.
   */
  readonly impersonated: (impersonatorId: string | null) => void
  /**
   * When the member was last active before this session, as a grant says it; null where it does
   * not.
   */
  readonly lastActive: (at: string | null) => void
  /**
   * Hangs up what holds a line open, as chat does, and empties what is known of the member (2§4).
   */
  readonly farewell: (why: SignOutReason) => void
  /**
   * Whether something is kept of the member before, so that whoever comes must be recognized before
   * anything is shown.
   */
  readonly isUnsure: () => boolean
  /** Finds out who came. Never rejects. */
  readonly recognize: () => Promise<void>
  /** Whether nobody is here: then no token is renewed ahead of need (docs/quality.md#d6). */
  readonly isAway: () => boolean
  /** Whether the idle watch is at work, which sees to sleep itself. */
  readonly isWatched: () => boolean
  readonly now: () => number
  /** Calls back after some milliseconds; answers a function that stops it. */
  readonly later: (task: () => void, delay: number) => () => void
}
