import { retryDelay } from '#platform/model/retry-delay.ts'

/**
 * Milliseconds since 1970, by the browser's clock. Expiry is counted from receipt, so a wrong clock
 * does no harm.
 */
type Instant = number

/**
 * Who is here and until when. `signedOut` says why: never signed in, by the member's own hand,
 * because she was idle (1§4), or because the session ended. `restoring`: a session cookie exists
 * and is being swapped for an access token; `trouble` says why that has not worked yet. `signOut`
 * on a signed-in session: `pending` while the call is under way, `failed` after it. `isTokenValid`
 * is false from the server's `invalid_token` until the next grant (ERR-019). `isMigrating`: the
 * member may move to the one account (`isUserEligibleForOneappMigration`), and the initial load is
 * skipped (AUTH-010).
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
/** How a session came to its end. */
export type SessionEnd = 'manual' | 'idle' | 'ended'

/** Why a token call had no answer: there is no network, or the service is away. */
export type ConnectionProblem = 'offline' | 'unavailable'

export type SessionEvent =
  /** The portal opened; `present` when the readable cookie says that a session exists. */
  | { readonly type: 'opened'; readonly present: boolean }
  /**
   * An access token came, by sign-in, by refresh or from another tab, good for this many
   * milliseconds.
   */
  | { readonly type: 'granted'; readonly lifetime: number; readonly isMigrating: boolean }
  /** The start found no way in, or one that leads elsewhere: whoever is here is a visitor. */
  | { readonly type: 'visited' }
  /** A call's access token was called invalid; it is being renewed. */
  | { readonly type: 'tokenRefused' }
  /** The server says that the session is over (invalid_grant, invalid_token, invalid_client). */
  | { readonly type: 'refused' }
  /**
   * A refresh had no answer. `after`: milliseconds the server asked to wait; `random`: 0 to 1,
   * spreads the next try.
   */
  | {
      readonly type: 'troubled'
      readonly trouble: ConnectionProblem
      readonly after?: number | undefined
      readonly random?: number
    }
  /**
   * The alarm rang, or there is reason to hope: the network is back, the tab is seen again, "Try
   * again".
   */
  | { readonly type: 'woke' }
  | { readonly type: 'signOutAsked' }
  | { readonly type: 'signOutDone' }
  | { readonly type: 'signOutFailed' }
  /** Nobody was here for too long, or she left when she was asked (1§4). */
  | { readonly type: 'idledOut' }
  /** Another tab signed out, or the session's cookie is gone (`ended`). */
  | { readonly type: 'goneElsewhere'; readonly why: SessionEnd }
  /** Another tab signed in, maybe as another member. */
  | { readonly type: 'changedElsewhere' }
  /** The member goes on with the old account, or moves after all; the next sign-in asks again. */
  | { readonly type: 'migrationChosen'; readonly isMigrating: boolean }
  /** The machine slept, or the tab was frozen, for longer than a session may be idle. */
  | { readonly type: 'slept' }

/** What the runner has to do. There is one alarm: `alarm` sets it anew. */
export type SessionCommand =
  | { readonly type: 'refresh' }
  | { readonly type: 'alarm'; readonly at: Instant }
  | { readonly type: 'callSignOut' }
  /** Drop the access token, the alarm and everything known of the member; `tell` the other tabs. */
  | { readonly type: 'forget'; readonly tell: boolean }
  /** Start the page anew: whoever signed in elsewhere must not see this member's data. */
  | { readonly type: 'reload' }

export type SessionStep = readonly [Session, readonly SessionCommand[]]

/**
 * Milliseconds without a sign of life after which a session is hidden until the server has said
 * that it goes on: 14 minutes and the countdown of one (docs/quality.md#d5).
 */
export const sleepLimit = 15 * 60_000

/** 2§9: the token is refreshed this long before it expires. */
export const refreshLead = 5 * 60_000
const shortestWait = 30_000

/**
 * Milliseconds from receipt to the refresh, never negative. A token that lives no longer than the
 * lead is refreshed at once (GAP-061); one that a refresh gave (`isRenewed`) after a wait, so that
 * a server whose tokens are all so short is not asked in circles.
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
 * 2§3: any session that was there and ended counts as logged out by hand, idle and forced ones too
 * (GAP-112); it lives in memory only.
 */
export function isManuallyLoggedOut(session: Session): boolean {
  return session.tag === 'signedOut' && session.why !== 'never'
}

export const signedOut: Session = { tag: 'signedOut', why: 'never' }
const restoring: Session = { tag: 'restoring', attempt: 0, trouble: null }

/** The whole behaviour of a session, as a function. */
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
      return end(session, { why: 'ended', tell: true })
    case 'troubled':
      return wait(session, event, now)
    case 'woke':
      return session.tag === 'signedOut' ? [session, []] : [session, [{ type: 'refresh' }]]
    case 'signOutAsked':
      return session.tag === 'signedIn' && session.signOut !== 'pending'
        ? [{ ...session, signOut: 'pending' }, [{ type: 'callSignOut' }]]
        : [session, []]
    case 'signOutDone':
      return end(session, { why: 'manual', tell: true })
    case 'signOutFailed':
      return session.tag === 'signedIn' ? [{ ...session, signOut: 'failed' }, []] : [session, []]
    case 'idledOut':
      // At once, whatever the network says: what is shown must not wait for an answer.
      return end(session, {
        why: session.tag === 'signedIn' && session.signOut !== 'no' ? 'manual' : 'idle',
        tell: true,
      })
    case 'goneElsewhere':
      return end(session, { why: event.why, tell: false })
    case 'changedElsewhere':
      if (session.tag === 'signedOut')
        return stepSession(session, { type: 'opened', present: true }, now)
      // What is being restored shows nobody's data yet. What is shown is hidden at once: it may be
      // another member's who reads it.
      return session.tag === 'restoring' ? [session, []] : [restoring, [{ type: 'reload' }]]
    case 'slept':
      return session.tag === 'signedIn' && session.signOut === 'no'
        ? [restoring, [{ type: 'refresh' }]]
        : [session, []]
  }
}

function end(session: Session, how: { why: SessionEnd; tell: boolean }): SessionStep {
  if (session.tag === 'signedOut') return [session, []]
  return [{ tag: 'signedOut', why: how.why }, [{ type: 'forget', tell: how.tell }]]
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
