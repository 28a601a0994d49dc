import { rawOf } from '#platform/model/parts/unknown-enum.ts'
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
 * Converts a session answer to a token grant; the edge has removed the refresh token. Throws
 * ContractBroken when the token is not a bearer token.
 */
export function tokenGrantOf({
  access_token: token,
  expires_in,
  type,
  impersonatorId,
  last_activity_timestamp: lastActivity,
}: Session): TokenGrant {
  // OAuth compares the token type case-insensitively.
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

/** Creates a client for calls without an access token. */
export function createOpenClient(
  ports: Pick<FetchPorts, 'language' | 'framer' | 'fetch'>,
): PortalClient {
  return createPortalClient({ fetch: (request) => send(request, ports) })
}

/** The session calls, which carry no access token. Each rejects with a Failure. */
export function createSessionCalls(ports: Pick<FetchPorts, 'language' | 'framer' | 'fetch'>) {
  const client = createOpenClient(ports)
  /** Uses `keepalive`, so that the browser stores the new cookie even when the page unloads. */
  const lasting = createOpenClient({
    ...ports,
    fetch: (request, init) => (ports.fetch ?? fetch)(request, { ...init, keepalive: true }),
  })
  return {
    /**
     * Refused 401 for a wrong password or an unknown name. NotAllowed for a locked account or a
     * missing second step.
     */
    signIn: (credentials: Credentials): Promise<TokenGrant> =>
      rejectWithFailure(
        signIn(client, { body: { grant_type: 'password', ...credentials } })
          .catch(refusedCredentials)
          .then(tokenGrantOf),
      ),

    /**
     * Exchanges the session cookie for a new access token; the edge adds the refresh token. Rejects
     * with SessionExpired when the session is over.
     */
    refresh: (): Promise<TokenGrant> =>
      rejectWithFailure(
        refreshSession(lasting, { body: { grant_type: 'refresh_token', refresh_token: '' } }).then(
          tokenGrantOf,
        ),
      ),
  }
}

/** Ends the session at the server with the member's client. Rejects with a Failure. */
export function signOutCall(client: PortalClient): Promise<void> {
  return rejectWithFailure(signOut(client))
}

/** At sign-in a 401 means wrong credentials, not an expired session. */
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
