import type { Member } from '../../startup/model/initial-load.ts'
import { isManuallyLoggedOut, type Session } from '../../auth/model/session-state.ts'

/**
 * What is told about the user outside the initial load and the session (2§4); each null while
 * nothing has said it.
 */
export type UserFacts = {
  /** When the member was last active before this session, in UTC. */
  readonly lastActivityTimestamp: string | null
  /** The token of a second step that the start of the portal leads to. */
  readonly mfaToken: string | null
}

export const noUserFacts: UserFacts = { lastActivityTimestamp: null, mfaToken: null }

/** AUTH-016: the payload replaces the facts that it names; the others stay. */
export function mergeUser(facts: UserFacts, payload: Partial<UserFacts>): UserFacts {
  return {
    ...facts,
    ...payload,
  }
}

/**
 * The user's fields that follow from the session (USER-026). `error` names the failure; the
 * catalogue has its words.
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

/** The user as 2§3 lists it, from the initial load, the session and what else was told. */
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
