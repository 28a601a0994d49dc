import { changePassword, requestPasswordReset, resetPassword } from '#generated/openapi/calls.ts'
import type { PortalClient } from '#generated/openapi/client.ts'
import { rejectWithFailure } from '#platform/http/to-failure.ts'

/**
 * The password calls (2§7). Each rejects with a Failure.
 *
 * Refused 422 has the server's codes in `details` (REPEATING, SEQUENTIAL …), `code` 70 for a wrong
 * current password, or the `error` token_expired or token_used for an invalid link.
 */
export function createPasswordCalls(client: PortalClient) {
  return {
    /** Has the same answer for a known and an unknown address. */
    requestReset: (email: string): Promise<void> =>
      rejectWithFailure(requestPasswordReset(client, { body: { email } })),
    reset: (token: string, newPassword: string): Promise<void> =>
      rejectWithFailure(resetPassword(client, { headers: { token }, body: { newPassword } })),
    change: (currentPassword: string, newPassword: string): Promise<void> =>
      rejectWithFailure(changePassword(client, { body: { currentPassword, newPassword } })),
  }
}
