import { confirmVerification, sendVerification } from '#generated/openapi/calls.ts'
import type { PortalClient } from '#generated/openapi/client.ts'
import { rejectWithFailure } from '#platform/http/to-failure.ts'

/**
 * Confirming an email address. Each rejects with a Failure: Refused 422 with the `error`
 * token_expired or token_used, TooMany before another mail.
 */
export function createVerificationCalls(client: PortalClient) {
  return {
    /** The same answer for every address. */
    send: (email: string): Promise<void> =>
      rejectWithFailure(sendVerification(client, { body: { email } })),
    confirm: (token: string): Promise<void> =>
      rejectWithFailure(confirmVerification(client, { body: { token } })),
  }
}
