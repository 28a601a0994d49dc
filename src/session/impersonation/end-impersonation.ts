import type { Impersonation } from '../member/model/impersonation.ts'
import { isFailure } from '#platform/http/failure.ts'
import { endImpersonationCall, readImpersonation } from '../auth/api/impersonation-calls.ts'
import { loadAuthService } from '../auth/session-actions.ts'

/** As what and since when the staff view this account. Rejects with a Failure. */
export async function fetchImpersonation(): Promise<Impersonation> {
  return readImpersonation((await loadAuthService()).client)
}

/**
 * Ends viewing the account; the session is over then. Rejects with a Failure, and the session
 * stays.
 */
export async function endImpersonation(): Promise<void> {
  const { runner, client } = await loadAuthService()
  try {
    await endImpersonationCall(client)
  } catch (thrown) {
    // Over already.
    if (!isFailure(thrown) || thrown._tag !== 'SessionExpired') throw thrown
  }
  runner.dispatch({ type: 'signOutDone' })
}
