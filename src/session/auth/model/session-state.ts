import { retryDelay } from '#platform/model/retry-delay.ts'

/**
 * Milliseconds since 1970, by the browser's clock. Expiry is relative to the receipt, so a wrong
 * clock does no harm.
 */
type Instant = number

/**
 * The session of this tab.
 *
 * `signedOut`: `why` is the cause (1§4). `restoring`: the session cookie is being exchanged for an
 * access token; `trouble` is the reason why that has not succeeded yet.
 *
 * `signedIn`: `signOut` is `pending` during the sign-out call and `failed` after a failed one.
 * `isTokenValid` is false from the server's `invalid_token` until the next grant (ERR-019).
 * `isMigrating`: the member may migrate to the single account (`isUserEligibleForOneappMigration`),
 * and the initial load is skipped (AUTH-010).
 */
export type Session =
  | { readonly tag: 'signedOut'; readonly why: SignOutCause }
  | {
      readonly tag: 'restoring'
      readonly attempt: number
      readonly trouble: ConnectionProblem | null
    }
  | {
      readonly tag: 'signedIn'
      readonly attempt: number
      readonly expiresAt: Instant
      readonly signOut: 'no' | 'pending' | 'failed'
      readonly isTokenValid: boolean
      readonly isMigrating: boolean
    }

export type SignOutCause = 'never' | SessionEnd
/** How a session ended. */
export type SessionEnd = 'manual' | 'idle' | 'ended'

/** Why a token call failed: no network, or the service is unavailable. */
export type ConnectionProblem = 'offline' | 'unavailable'

export type SessionEvent =
  /** The portal was opened. `present`: the presence cookie exists. */
  | { readonly type: 'opened'; readonly present: boolean }
  /** An access token from sign-in, refresh or another tab. `lifetime` is in milliseconds. */
  | { readonly type: 'granted'; readonly lifetime: number; readonly isMigrating: boolean }
  /** Startup found no session, or leads elsewhere; the person is a visitor. */
  | { readonly type: 'visited' }
  /** The server called the access token invalid; it is being renewed. */
  | { readonly type: 'tokenRefused' }
  /** The server ended the session (invalid_grant, invalid_token, invalid_client). */
  | { readonly type: 'refused' }
  /**
   * A refresh failed. `after`: milliseconds that the server asked to wait; `random`: 0 to 1, the
   * jitter of the next retry.
   */
  | {
      readonly type: 'troubled'
      readonly trouble: ConnectionProblem
      readonly after?: number | undefined
      readonly random?: number
    }
  /**
   * Retry now: the alarm fired, the network is back, the tab is visible, or the member pressed "Try
   * again".
   */
  | { readonly type: 'woke' }
  | { readonly type: 'signOutAsked' }
  | { readonly type: 'signOutDone' }
  | { readonly type: 'signOutFailed' }
  /** The idle limit passed, or the member pressed "Leave" in the idle dialog (1§4). */
  | { readonly type: 'idledOut' }
  /** Another tab signed out, or the session's cookie is gone (`ended`). */
  | { readonly type: 'goneElsewhere'; readonly why: SessionEnd }
  /** Another tab signed in, possibly as another member. */
  | { readonly type: 'changedElsewhere' }
  /** The member postponed or resumed the migration; the next sign-in checks again. */
  | { readonly type: 'migrationChosen'; readonly isMigrating: boolean }
  /** The machine slept, or the tab was frozen, for longer than the idle limit. */
  | { readonly type: 'slept' }

/** Commands for the session controller. There is one alarm; `alarm` replaces it. */
export type SessionCommand =
  | { readonly type: 'refresh' }
  | { readonly type: 'alarm'; readonly at: Instant }
  | { readonly type: 'callSignOut' }
  /**
   * Clear the access token, the alarm and all member data; `notify`: also inform the other tabs.
   */
  | { readonly type: 'forget'; readonly notify: boolean }
  /** Reload the page, so that another member never sees this member's data. */
  | { readonly type: 'reload' }

export type SessionStep = readonly [Session, readonly SessionCommand[]]

/**
 * Milliseconds without a heartbeat after which the session is hidden until the server confirms it:
 * 14 minutes plus the countdown of one (docs/quality.md#d5).
 */
export const sleepLimit = 15 * 60_000

/** 2§9: the token is refreshed this many milliseconds before it expires. */
export const refreshLead = 5 * 60_000
const shortestWait = 30_000

/**
 * Milliseconds from receipt to the refresh, never negative. A token that lives no longer than the
 * lead is refreshed at once (GAP-061).
 *
 * A renewed token (`isRenewed`) waits, so that short-lived tokens cause no refresh loop.
 */
export function refreshDelay(lifetime: number, isRenewed: boolean): number {
  return Math.max(
    lifetime - refreshLead,
    isRenewed ? Math.min(Math.max(lifetime, 0) / 2, shortestWait) : 0,
  )
}

const restoreLimit = 4_000
const refreshLimit = 30_000

/**
 * 2§3: any ended session counts as logged out by hand, including idle and forced sign-outs
 * (GAP-112). The value is in memory only.
 */
export function isManuallyLoggedOut(session: Session): boolean {
  return session.tag === 'signedOut' && session.why !== 'never'
}

export const signedOut: Session = { tag: 'signedOut', why: 'never' }
const restoring: Session = { tag: 'restoring', attempt: 0, trouble: null }

/** The pure transition function of a session. */
export function stepSession(session: Session, event: SessionEvent, now: Instant): SessionStep {
  switch (event.type) {
    case 'opened':
      return event.present && session.tag === 'signedOut'
        ? [restoring, [{ type: 'refresh' }]]
        : [session, []]
    case 'granted': {
      const signOut = session.tag === 'signedIn' ? session.signOut : 'no'
      const granted: Session = {
        tag: 'signedIn',
        attempt: 0,
        expiresAt: now + Math.max(event.lifetime, 0),
        signOut,
        isTokenValid: true,
        isMigrating: event.isMigrating,
      }
      return [
        granted,
        [{ type: 'alarm', at: now + refreshDelay(event.lifetime, session.tag === 'signedIn') }],
      ]
    }
    case 'visited':
      return session.tag === 'restoring' ? [signedOut, []] : [session, []]
    case 'migrationChosen':
      return session.tag === 'signedIn'
        ? [{ ...session, isMigrating: event.isMigrating }, []]
        : [session, []]
    case 'tokenRefused':
      return session.tag === 'signedIn' ? [{ ...session, isTokenValid: false }, []] : [session, []]
    case 'refused':
      // The provider may refuse a late call before it answers the sign-out.
      return end(session, { why: causeOf(session, 'ended'), notify: true })
    case 'troubled':
      return wait(session, event, now)
    case 'woke':
      return session.tag === 'signedOut' ? [session, []] : [session, [{ type: 'refresh' }]]
    case 'signOutAsked':
      return session.tag === 'signedIn' && session.signOut !== 'pending'
        ? [{ ...session, signOut: 'pending' }, [{ type: 'callSignOut' }]]
        : [session, []]
    case 'signOutDone':
      return end(session, { why: 'manual', notify: true })
    case 'signOutFailed':
      return session.tag === 'signedIn' ? [{ ...session, signOut: 'failed' }, []] : [session, []]
    case 'idledOut':
      // Signs out at once, without waiting for the network, to hide the content.
      return end(session, { why: causeOf(session, 'idle'), notify: true })
    case 'goneElsewhere':
      return end(session, { why: event.why, notify: false })
    case 'changedElsewhere':
      if (session.tag === 'signedOut')
        return stepSession(session, { type: 'opened', present: true }, now)
      // A session that is being restored shows no data yet. Visible data is hidden at once, because
      // the reader may be another member.
      return session.tag === 'restoring' ? [session, []] : [restoring, [{ type: 'reload' }]]
    case 'slept':
      return session.tag === 'signedIn' && session.signOut === 'no'
        ? [restoring, [{ type: 'refresh' }]]
        : [session, []]
  }
}

/** `why`, unless the member has asked to sign out. */
const causeOf = (session: Session, why: SessionEnd): SessionEnd =>
  session.tag === 'signedIn' && session.signOut !== 'no' ? 'manual' : why

function end(session: Session, how: { why: SessionEnd; notify: boolean }): SessionStep {
  if (session.tag === 'signedOut') return [session, []]
  return [{ tag: 'signedOut', why: how.why }, [{ type: 'forget', notify: how.notify }]]
}

function wait(
  session: Session,
  { trouble, after, random = 0 }: Extract<SessionEvent, { type: 'troubled' }>,
  now: Instant,
): SessionStep {
  if (session.tag === 'signedOut') return [session, []]
  const limit = session.tag === 'restoring' ? restoreLimit : refreshLimit
  const alarm = {
    type: 'alarm',
    at: now + retryDelay({ attempt: session.attempt, limit, asked: after, random }),
  } as const
  return session.tag === 'restoring'
    ? [{ ...session, attempt: session.attempt + 1, trouble }, [alarm]]
    : [{ ...session, attempt: session.attempt + 1 }, [alarm]]
}
