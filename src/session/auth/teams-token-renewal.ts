import { sleepLimit } from './model/session-state.ts'
import type { TokenGrant } from '#platform/http/token-source.ts'
import { isFailure, isTransient } from '#platform/http/failure.ts'
import { onSignOut } from './sign-out-cleanup.ts'

type Renew = () => Promise<TokenGrant | null>
let renew: Renew | null = null

/**
 * The session was opened by the chat client's token and has no refresh token: a new one of the
 * client's renews it. Null when it was not.
 */
export function setTeamsRenewal(way: Renew | null): void {
  return void (renew = way)
}
onSignOut(() => setTeamsRenewal(null))

/**
 * A grant by a new token of the chat client, or null: then the session is renewed as any other,
 * which ends it when it has no refresh token. So it goes for a member who has not touched the
 * portal for as long as a session may be idle, for the client gives its token whether anybody is
 * there or not.
 */
export function renewInTeams(sinceTouched: number): Promise<TokenGrant | null> {
  return renew !== null && sinceTouched < sleepLimit
    ? renew().catch(unlessPassing)
    : Promise.resolve(null)
}

/** A token that is not taken any more renews nothing; a service that is away is asked again. */
function unlessPassing(thrown: unknown): null {
  if (isFailure(thrown) && !isTransient(thrown)) return null
  throw thrown
}
