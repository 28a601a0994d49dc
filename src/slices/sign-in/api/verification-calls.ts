import { confirmVerification, sendVerification } from '#generated/openapi/calls.ts'
import type { PortalClient } from '#generated/openapi/client.ts'
import { rejectWithFailure } from '#platform/http/to-failure.ts'

/**
 * The verification of an email address. Each call rejects with a Failure: Refused 422 with the
 * `error` token_expired or token_used, TooMany before the wait is over.
 */
export function createVerificationCalls(client: PortalClient) {
  return {
    /** The response is the same for every address. */
    send: (email: string): Promise<void> =>
      rejectWithFailure(sendVerification(client, { body: { email } })),
    confirm: (token: string): Promise<void> =>
      rejectWithFailure(confirmVerification(client, { body: { token } })),
  }
}
