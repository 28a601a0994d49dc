import type { Member } from '../../startup/model/initial-load.ts'
import { isManuallyLoggedOut, type Session } from '../../auth/model/session-state.ts'

/** User data from outside the initial load and the session (2§4); null until it is set. */
export type UserFacts = {
  /** When the member was last active before this session, in UTC. */
  readonly lastActivityTimestamp: string | null
  /** The MFA token of a second step during startup. */
  readonly mfaToken: string | null
}

export const noUserFacts: UserFacts = { lastActivityTimestamp: null, mfaToken: null }

/** AUTH-016: merges a payload into the facts. */
export function mergeUser(facts: UserFacts, payload: Partial<UserFacts>): UserFacts {
  return {
    ...facts,
    ...payload,
  }
}

/**
 * The user's fields that depend on the session (USER-026). `error` is the name of the failure, not
 * its text.
 */
export function sessionFieldsOf(session: Session) {
  return {
    isManuallyLoggedOut: isManuallyLoggedOut(session),
    isPending: session.tag === 'signedIn' && session.signOut === 'pending',
    error:
      session.tag === 'signedIn' && session.signOut === 'failed' ? ('logoutFailed' as const) : null,
    isUserEligibleForOneappMigration: session.tag === 'signedIn' && session.isMigrating,
  }
}

type Known = {
  readonly session: Session
  readonly facts: UserFacts
  readonly impersonatorId: string | null
  readonly hasSessionCookie: boolean
}

/** The user (2§3), from the initial load, the session and the user facts. */
export function userOf(
  member: Member,
  { session, facts, impersonatorId, hasSessionCookie }: Known,
) {
  return {
    ...member,
    ...sessionFieldsOf(session),
    ...facts,
    impersonationInfo: { impersonatorId },
    isAuthenticated: hasSessionCookie,
  }
}
export type User = ReturnType<typeof userOf>
