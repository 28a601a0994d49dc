import type { Impersonation } from '../member/model/impersonation.ts'
import { isFailure } from '#platform/http/failure.ts'
import { endImpersonationCall, readImpersonation } from '../auth/api/impersonation-calls.ts'
import { loadAuthService } from '../auth/session-actions.ts'

/** Reads the role and start of the staff session. Rejects with a Failure. */
export async function fetchImpersonation(): Promise<Impersonation> {
  return readImpersonation((await loadAuthService()).client)
}

/** Ends the staff session. Rejects with a Failure and keeps the session. */
export async function endImpersonation(): Promise<void> {
  const { controller, client } = await loadAuthService()
  try {
    await endImpersonationCall(client)
  } catch (thrown) {
    // The session has already ended.
    if (!isFailure(thrown) || thrown._tag !== 'SessionExpired') throw thrown
  }
  controller.dispatch({ type: 'signOutDone' })
}
