import { rawOf } from '#platform/model/unknown-enum.ts'
import { refreshSession, signIn, signOut } from '#generated/openapi/calls.ts'
import { createPortalClient, type PortalClient } from '#generated/openapi/client.ts'
import { ApiProblem } from '#generated/openapi/problem.ts'
import { signInMutation } from '#generated/openapi/queries.ts'
import type { Session } from '#generated/schemas/openapi/sign-in.reader.ts'
import type { TokenGrant } from '#platform/http/token-source.ts'
import { ContractBroken, RequestRefused } from '#platform/http/failure.ts'
import { send, type FetchPorts } from '#platform/http/portal-fetch.ts'
import { rejectWithFailure } from '#platform/http/to-failure.ts'

/**
 * What the portal keeps of a session; the edge has taken the refresh token out. Throws
 * ContractBroken for a token that is not sent as a bearer token: it signs nobody in.
 */
export function tokenGrantOf({
  access_token: token,
  expires_in,
  type,
  impersonatorId,
  last_activity_timestamp: lastActivity,
}: Session): TokenGrant {
  // OAuth compares the word without regard to case.
  if (rawOf(type).toLowerCase() !== 'bearer')
    throw new ContractBroken({ operation: signInMutation.id, problem: 'type' })
  return {
    token,
    lifetime: expires_in * 1000,
    lastActivity,
    ...(impersonatorId === undefined ? {} : { impersonatorId }),
  }
}

export type Credentials = { readonly username: string; readonly password: string }

/** A client of the calls that carry no access token. */
export function createOpenClient(
  ports: Pick<FetchPorts, 'language' | 'framer' | 'fetch'>,
): PortalClient {
  return createPortalClient({ fetch: (request) => send(request, ports) })
}

/** The calls about the session itself, which carry no access token. Each rejects with a Failure. */
export function createSessionCalls(ports: Pick<FetchPorts, 'language' | 'framer' | 'fetch'>) {
  const client = createOpenClient(ports)
  /**
   * Goes on when the page is left: the browser then keeps the new cookie, and the next page need
   * not use the old one again.
   */
  const lasting = createOpenClient({
    ...ports,
    fetch: (request, init) => (ports.fetch ?? fetch)(request, { ...init, keepalive: true }),
  })
  return {
    /**
     * Refused (401): the same for a wrong password and an unknown name. NotAllowed: locked, or a
     * second step is missing.
     */
    signIn: (credentials: Credentials): Promise<TokenGrant> =>
      rejectWithFailure(
        signIn(client, { body: { grant_type: 'password', ...credentials } })
          .catch(refusedCredentials)
          .then(tokenGrantOf),
      ),

    /**
     * Swaps the session cookie for a new access token; the edge fills the refresh token in.
     * SessionExpired when it is over.
     */
    refresh: (): Promise<TokenGrant> =>
      rejectWithFailure(
        refreshSession(lasting, { body: { grant_type: 'refresh_token', refresh_token: '' } }).then(
          tokenGrantOf,
        ),
      ),
  }
}

/** Ends the session at the server, with the member's own client. Rejects with a Failure. */
export function signOutCall(client: PortalClient): Promise<void> {
  return rejectWithFailure(signOut(client))
}

/** At sign-in a 401 is about what was typed, not about a session that is over. */
function refusedCredentials(thrown: unknown): never {
  if (
    thrown instanceof ApiProblem &&
    thrown.status === 401 &&
    thrown.problem?.error === 'invalid_grant'
  ) {
    throw new RequestRefused({
      status: 401,
      error: 'invalid_grant',
      said: thrown.problem.message,
      details: [],
    })
  }
  throw thrown
}
