import { sleepLimit } from './model/session-state.ts'
import type { TokenGrant } from '#platform/http/token-source.ts'
import { isFailure, isTransient } from '#platform/http/failure.ts'
import { onSignOut } from './sign-out-cleanup.ts'

type Renew = () => Promise<TokenGrant | null>
let renew: Renew | null = null

/**
 * Sets the renewal of a session from a Teams token, which has no refresh token; null for any other
 * session.
 */
export function setTeamsRenewal(way: Renew | null): void {
  return void (renew = way)
}
onSignOut(() => setTeamsRenewal(null))

/**
 * Requests a grant with a new Teams token. Returns null when the session is not from Teams, or
 * after the idle limit, because Teams gives its token without user activity.
 *
 * With null the session is renewed as any other, which ends it when it has no refresh token.
 */
export function renewInTeams(sinceTouched: number): Promise<TokenGrant | null> {
  return renew !== null && sinceTouched < sleepLimit
    ? renew().catch(unlessPassing)
    : Promise.resolve(null)
}

/** A rejected token renews nothing. A transient failure is rethrown, so that it is retried. */
function unlessPassing(thrown: unknown): null {
  if (isFailure(thrown) && !isTransient(thrown)) return null
  throw thrown
}
